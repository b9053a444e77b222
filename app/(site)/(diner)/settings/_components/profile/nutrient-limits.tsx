"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { HealthConsentDialog } from "@/components/profile/health-consent-dialog";
import { NotAgreed, useHealthConsent } from "@/components/profile/use-health-consent";
import { usePreferences } from "@/components/profile/use-preferences";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/field";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { Locale } from "@/lib/i18n/locales";
import { limitInWords, titleCase } from "@/lib/id-card/id-card";
import type { NutrientLimitWire } from "@/lib/schemas/profile";
import { profile } from "@/messages/en/profile";
import { terms } from "@/messages/en/terms";

const KEY = ["nutrient-limits"];

/** The limits that advice on a serving uses, each with its source, and a doctor's own limit in its place. */
export function NutrientLimits() {
  const t = useText(profile);
  const { saved } = usePreferences();
  const chosen = saved.healthConcerns
    .filter(({ is_active }) => is_active)
    .map(({ health_concern_id }) => health_concern_id);
  const hasLimits = chosen.length > 0 || (saved.nutrientLimits?.length ?? 0) > 0;
  const limits = useQuery({
    queryKey: [...KEY, chosen.join()],
    queryFn: () => api.listNutrientLimits(),
    enabled: hasLimits,
    placeholderData: (before) => before,
    retry: false,
  });
  if (!hasLimits) return null;
  if (limits.isError) {
    return (
      <ErrorState onRetry={() => void limits.refetch()} title={t("ownNotLoaded")}>
        {t("doctorUntouched")}
      </ErrorState>
    );
  }
  if (!limits.data || limits.data.length === 0) return null;
  return (
    <section aria-labelledby="nutrient-limits" className="mt-6 grid gap-3">
      <div>
        <h3 className="m-0 font-semibold text-body" id="nutrient-limits">
          {t("limitsTitle")}
        </h3>
        <p className="m-0 text-ink-soft text-small">{t("limitsExplained")}</p>
      </div>
      <ul className="m-0 list-none divide-y divide-line border-line border-y p-0">
        {limits.data.map((limit) => (
          <Limit key={limit.nutrient} limit={limit} />
        ))}
      </ul>
    </section>
  );
}

function Limit({ limit }: { limit: NutrientLimitWire }) {
  const term = useText(terms);
  const t = useText(profile);
  const [isOpen, setOpen] = useState(false);
  const { own, usual, unit, label, concerns, per_meal } = limit;
  const isWaiting = concerns.length === 0;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_16rem]">
          <p className="m-0">
            <b>{term.known(label)}</b>:{" "}
            {own ? term.known(inWords(limit)) : t("mostAMeal", { amount: localized(usual.amount, t.locale), unit })}
          </p>
          <p className="m-0 text-ink-soft text-small">
            {isWaiting
              ? t("limitUnused")
              : t("forJoin", { join: concerns.map((each) => term.known(titleCase(each))).join(", ") })}{" "}
            {own
              ? t("doctorLimit", {
                  value: own.per === "day" ? t("forEachOfThree", { amount: localized(per_meal, t.locale), unit }) : "",
                  amount: localized(usual.amount, t.locale),
                  unit,
                })
              : t("sourceSource", { source: usual.source })}
          </p>
        </div>
        {!isOpen && (
          <Button
            aria-label={`${own ? t("change") : t("myDoctorSaid")}: ${term.known(label)}`}
            onClick={() => setOpen(true)}
            size="sm"
          >
            {own ? t("change") : t("myDoctorSaid")}
          </Button>
        )}
      </div>
      {isOpen && <LimitForm limit={limit} onDone={() => setOpen(false)} />}
    </li>
  );
}

const localized = (amount: number, locale: Locale): string =>
  amount.toLocaleString(locale, { maximumSignificantDigits: 3 });
const inWords = ({ own, ...limit }: NutrientLimitWire): string =>
  own ? limitInWords({ ...limit, ...own }).slice(limit.label.length + 2) : "";

function LimitForm({ limit, onDone }: { limit: NutrientLimitWire; onDone: () => void }) {
  const term = useText(terms);
  const t = useText(profile);
  const { nutrient, label, unit, own } = limit;
  const [amount, setAmount] = useState(own ? String(own.amount) : "");
  const [per, setPer] = useState(own?.per ?? "day");
  const [wrong, setWrong] = useState<string | null>(null);
  const { busy, run } = useTask();
  const { setSaved } = usePreferences();
  const client = useQueryClient();
  const toast = useToast();
  const { require: requireConsent, question } = useHealthConsent("health");

  function save(change: "set" | "remove") {
    const value = Number(amount.trim().replace(",", "."));
    if (change === "set" && !(value >= 0.001 && value <= 1_000_000)) return setWrong(t("limitExample", { unit }));
    return run(
      change,
      async () => {
        if (change === "set") await requireConsent();
        const answer =
          change === "set"
            ? await api.setNutrientLimit(nutrient, { amount: value, per })
            : await api.removeNutrientLimit(nutrient);
        setSaved(({ nutrientLimits: _, ...current }) => ({
          ...current,
          ...(answer.nutrientLimits ? { nutrientLimits: answer.nutrientLimits } : {}),
        }));
        await client.invalidateQueries({ queryKey: KEY });
        toast(
          "success",
          change === "set"
            ? t("doctorLimitCounts", { label: term.known(label) })
            : t("usualLimitCounts", { label: term.known(label) }),
        );
        onDone();
      },
      (error) => {
        if (!(error instanceof NotAgreed)) toast("error", failureOf(error, t("limitNotSaved")));
      },
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save("set");
  };
  return (
    <form
      aria-label={t("labelWhatYourDoctorSaid", { label: term.known(label) })}
      className="grid gap-3"
      noValidate
      onSubmit={submit}
    >
      <HealthConsentDialog part="health" question={question} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          className="w-[10rem]"
          error={wrong}
          inputMode="decimal"
          label={t("atMostUnit", { unit })}
          maxLength={12}
          onChange={(event) => {
            setAmount(event.target.value);
            setWrong(null);
          }}
          value={amount}
        />
        <SegmentedControl
          label={t("forHowLong")}
          onChange={setPer}
          options={[
            { value: "day", label: t("aDay") },
            { value: "meal", label: t("aMeal") },
          ]}
          value={per}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit" variant="primary">
          {t("save")}
        </Button>
        <Button disabled={busy} onClick={onDone}>
          {t("cancel")}
        </Button>
        {own && (
          <Button disabled={busy} onClick={() => void save("remove")} variant="text">
            {t("backToUsual")}
          </Button>
        )}
      </div>
    </form>
  );
}
