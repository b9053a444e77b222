"use client";

import { useId } from "react";
import { useText } from "#use-text";
import { type Discover, discoverWith } from "@/components/recipes/discover/discover-address";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Switch } from "@/components/ui/switch";
import { cn } from "@/components/ui/variants";
import type { Say } from "@/lib/i18n/area";
import type { FitMode } from "@/lib/recipes/fit-modes";
import { discoverText } from "@/messages/en/discover";
import { useDiscover } from "./use-discover";

/** `isMore`: the server stopped counting at this number. */
export type Hidden = { count: number; isMore: boolean };

const MODES = [
  { value: "strict", label: "Strict" },
  { value: "standard", label: "Standard" },
  { value: "relaxed", label: "Relaxed" },
] as const satisfies readonly { value: FitMode; label: string }[];

const MODE_WORDS: Record<FitMode, string> = {
  strict: "Only what fits whatever the brand is.",
  standard: "What fits, also if the labels must say so. They are named.",
  relaxed: "What fits comes first. Then what nobody can tell: it is marked, check it yourself.",
};

type FitsMeProps = {
  hidden: Hidden;
  /** Those at the table who are checked, as they stand in a sentence; null if the recipes are checked for oneself only. */
  whom: string | null;
  isNobodyChecked: boolean;
};

/** Hides recipes that do not fit everybody at the table or that cannot be judged, and says how many. */
export function FitsMe({ hidden, whom, isNobodyChecked }: FitsMeProps) {
  const t = useText(discoverText);
  const { shown, go } = useDiscover();
  const labelId = useId();
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 tablet:mb-3 tablet:min-h-15 tablet:py-2 max-tablet:mb-2">
      <Switch
        checked={shown.fitsMe}
        describedBy={`${labelId}-why`}
        labelledBy={labelId}
        onChange={(fitsMe) => go(discoverWith(shown, { fitsMe }))}
      />
      <p>
        <b id={labelId}>{whom === null ? t("fitsMe") : t("fitsThese", { whom })}</b>{" "}
        {!isNobodyChecked && shown.fitsMe && (
          <span aria-hidden="true" className="soft tablet:hidden">
            {t("hiddenCount", { count: hidden.count, more: hidden.isMore ? "yes" : "no" })}
          </span>
        )}
        <span className={cn("soft", !isNobodyChecked && "max-tablet:sr-only")} id={`${labelId}-why`}>
          {isNobodyChecked ? t("nothingToCheck") : words(t, shown, hidden, whom)}
        </span>
      </p>
      <FitModes className="col-span-full max-tablet:hidden" />
    </div>
  );
}

/** How sure a fit must be. On a phone it stands in the sheet with the other filters. */
export function FitModes({ className }: { className?: string }) {
  const t = useText(discoverText);
  const { shown, go } = useDiscover();
  if (!shown.fitsMe) return null;
  return (
    <div className={cn("grid gap-2 tablet:flex tablet:items-center tablet:gap-3", className)}>
      <SegmentedControl
        label={t("howSure")}
        onChange={(fit) => go(discoverWith(shown, { fit }))}
        options={MODES.map(({ value, label }) => ({ value, label: t.known(label) }))}
        value={shown.fit}
      />
      <p className="soft">{t.known(MODE_WORDS[shown.fit])}</p>
    </div>
  );
}

type FitFilter = Pick<Discover, "fitsMe" | "fit">;

function words(
  t: Say<typeof discoverText>,
  { fitsMe: isOn, fit }: FitFilter,
  { count, isMore }: Hidden,
  whom: string | null,
): string {
  if (!isOn) return whom === null ? t("fitOffExplained") : t("offForThese", { whom });
  if (count === 0) return t("nothingIsHidden");
  const unsure = fit === "relaxed" ? "no" : "yes";
  if (whom === null) return t(isMore ? "hidesMore" : "hides", { count, unsure });
  return t(isMore ? "hidesMoreForThese" : "hidesForThese", { count, unsure, whom });
}
