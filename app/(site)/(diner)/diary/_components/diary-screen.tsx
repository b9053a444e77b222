"use client";

import { Printer, Table2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useText } from "#use-text";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { useToast } from "@/components/ui/toast";
import { LINKS } from "@/lib/links";
import type { DiaryWire, EatenWire } from "@/lib/schemas/diary";
import { diaryText } from "@/messages/en/diary";
import { DiaryHead } from "./diary-head";
import { DiaryRows } from "./diary-rows";
import { NewEntry } from "./new-entry";

type Range = { from: string | undefined; to: string | undefined; before: string | undefined };
type DiaryScreenProps = { diary: DiaryWire; eaten: EatenWire; range: Range; areDaysWrong: boolean };

/** What was eaten and which symptoms came, the latest first, with a form for the next entry and ways to a doctor. */
export function DiaryScreen({ diary: { entries, has_more: hasMore }, eaten, range, areDaysWrong }: DiaryScreenProps) {
  const t = useText(diaryText);
  const toast = useToast();
  const router = useRouter();
  const { from, to, before } = range;
  const days = new URLSearchParams({ ...(from ? { from } : {}), ...(to ? { to } : {}) });
  const withDays = (address: string) => (days.size > 0 ? `${address}?${days}` : address);
  const isWhole = days.size === 0 && before === undefined;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-8 wide:grid-cols-2 wide:items-start wide:gap-x-14">
      <div className="wide:col-span-2">
        <DiaryHead />
      </div>
      <NewEntry
        eaten={eaten}
        onWritten={() => {
          toast("success", t("written"));
          router.refresh();
        }}
      />
      <section aria-labelledby="entries" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="m-0 border-ink border-b-[1.5px] pb-2 text-step-1" id="entries">
          {t("entries")}
        </h2>
        <form action={LINKS.diary} className="flex flex-wrap items-end gap-3" key={`${from} ${to}`}>
          <TextField defaultValue={from ?? ""} label={t("fromDay")} name="from" type="date" />
          <TextField defaultValue={to ?? ""} label={t("toDay")} name="to" type="date" />
          <Button type="submit">{t("showDays")}</Button>
        </form>
        {areDaysWrong && <p className="m-0">{t("wrongDays")}</p>}
        {entries.length === 0 ? (
          <p className="m-0 text-ink-soft">{t(isWhole ? "nothingYet" : "nothingThen")}</p>
        ) : (
          <DiaryRows entries={entries} onChanged={() => router.refresh()} />
        )}
        <div className="flex flex-wrap gap-3">
          {hasMore && (
            <ButtonLink href={`${LINKS.diary}?${new URLSearchParams([...days, ["before", entries.at(-1)?.id ?? ""]])}`}>
              {t("older")}
            </ButtonLink>
          )}
          {before !== undefined && <ButtonLink href={withDays(LINKS.diary)}>{t("newest")}</ButtonLink>}
        </div>
        <h3 className="m-0 text-step-1">{t("forDoctor")}</h3>
        <p className="m-0 text-ink-soft text-small">{t("forDoctorWhy")}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={withDays(LINKS.diaryPrint)} prefetch={false}>
            <Printer size={20} />
            {t("printIt")}
          </ButtonLink>
          <ButtonLink download href={withDays("/api/diary/export")} prefetch={false}>
            <Table2 size={20} />
            {t("asTable")}
          </ButtonLink>
        </div>
        <p className="m-0">
          <Link className="inline-flex min-h-11 items-center" href={LINKS.privacySettings} prefetch={false}>
            {t("turnOff")}
          </Link>
        </p>
      </section>
    </div>
  );
}
