"use client";

import type { FormEvent } from "react";
import { useText } from "#use-text";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Field } from "@/components/ui/field";
import { TextBox } from "@/components/ui/input";
import { ProgressBar } from "@/components/ui/progress-bar";
import { saveFile } from "@/components/ui/save-file";
import { LINKS } from "@/lib/links";
import { MAX_ADDRESSES } from "@/lib/recipes/find-addresses";
import { addressListText } from "@/messages/en/address-list";
import { AddressRows } from "./address-rows";
import { addressReport, countAddresses, sumOf } from "./address-words";
import type { Stopped } from "./run-addresses";
import { useAddresses } from "./use-addresses";

/** Imports the pages of many addresses: paste them, watch the progress, then a report for each. */
export function AddressesIn() {
  const t = useText(addressListText);
  const list = useAddresses();
  const { phase, rows, stopped } = list;
  if (phase === "enter") return <Enter list={list} />;
  const counts = countAddresses(rows);
  const toRetry = rows.filter(({ way }) => way === "retry").length;
  return (
    <div className="grid gap-4">
      <div className="grid gap-2" role="status">
        <p>{phase === "reading" ? <b>{t("reading")}</b> : sumOf(t, counts)}</p>
        {phase === "reading" && list.isPausing && <p className="text-ink-soft text-small">{t("pause")}</p>}
      </div>
      {phase === "reading" && (
        <>
          <ProgressBar label={t("reading")} max={rows.length} value={rows.length - counts.waiting} />
          <p className="text-ink-soft text-small tabular-nums">
            {t("done", { done: rows.length - counts.waiting, total: rows.length })} {t("closing")}
          </p>
        </>
      )}
      {stopped && stopped.why !== "cancelled" && (
        <Callout role="alert" tone="unchecked">
          <WhyStopped stopped={stopped} />
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        {phase === "reading" && <Button onClick={list.stop}>{t("stop")}</Button>}
        {phase === "done" && counts.waiting > 0 && (
          <Button onClick={() => void list.goOn()} variant="primary">
            {t("goOn")}
          </Button>
        )}
        {phase === "done" && toRetry > 0 && (
          <Button onClick={() => void list.retry()}>{t("retry", { count: toRetry })}</Button>
        )}
        {phase === "done" && (
          <>
            {counts.waiting === 0 && (
              <ButtonLink href={LINKS.saved} prefetch={false} variant="primary">
                {t("yours")}
              </ButtonLink>
            )}
            <Button onClick={list.again}>{t("another")}</Button>
            <Button
              onClick={() =>
                saveFile(new Blob([addressReport(t, rows)], { type: "text/plain" }), "addresses-report.txt")
              }
              variant="text"
            >
              {t("saveReport")}
            </Button>
          </>
        )}
      </div>
      <AddressRows onResult={list.replace} rows={rows} />
    </div>
  );
}

function Enter({ list }: { list: ReturnType<typeof useAddresses> }) {
  const t = useText(addressListText);
  const { text, count, twice } = list;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count > 0) void list.read();
  };
  const hint = [
    t("found", { count }),
    twice > 0 && t("twice", { count: twice }),
    count > MAX_ADDRESSES && t("first", { count: MAX_ADDRESSES }),
  ];
  return (
    <form className="grid justify-items-start gap-3.5" onSubmit={submit}>
      <Field className="w-full" label={t("label")}>
        {(control) => (
          <TextBox
            autoCapitalize="none"
            maxLength={1_000_000}
            onChange={(event) => list.setText(event.target.value)}
            rows={6}
            spellCheck={false}
            value={text}
            {...control}
          />
        )}
      </Field>
      <p className="text-ink-soft text-small" role="status">
        {text.trim() !== "" && hint.filter(Boolean).join(" ")}
      </p>
      <Button disabled={count === 0} type="submit" variant="primary">
        {t("read", { count: Math.min(count, MAX_ADDRESSES) })}
      </Button>
    </form>
  );
}

const MINUTE_SECONDS = 60;

function WhyStopped({ stopped }: { stopped: Stopped }) {
  const t = useText(addressListText);
  if (stopped.why === "limit") return <p>{t("limit", { minutes: Math.ceil(stopped.seconds / MINUTE_SECONDS) })}</p>;
  if (stopped.why === "failed") return <p>{t.known(stopped.problem)}</p>;
  return <p>{t("noRoom")}</p>;
}
