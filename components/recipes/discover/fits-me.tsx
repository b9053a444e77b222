"use client";

import "@/styles/discover.css";
import { useId } from "react";
import { type Discover, discoverWith } from "@/components/recipes/discover/discover-address";
import { useDiscover } from "@/components/recipes/discover/use-discover";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Switch } from "@/components/ui/switch";
import type { FitMode } from "@/lib/recipes/fit-modes";

/** `isMore`: nobody counted further. */
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

/** Leaves out what does not fit the person, or of which nobody can tell, and says how many that are. */
export function FitsMe({ hidden }: { hidden: Hidden }) {
  const { shown, go } = useDiscover();
  const labelId = useId();
  return (
    <div className="fits-me">
      <Switch
        checked={shown.fitsMe}
        describedBy={`${labelId}-why`}
        labelledBy={labelId}
        onChange={(fitsMe) => go(discoverWith(shown, { fitsMe }))}
      />
      <p>
        <b id={labelId}>Fits me</b>{" "}
        <span className="soft" id={`${labelId}-why`}>
          {words(shown, hidden)}
        </span>
      </p>
      {shown.fitsMe && (
        <div className="col-span-full grid gap-2 tablet:flex tablet:items-center tablet:gap-3">
          <SegmentedControl
            label="How sure"
            onChange={(fit) => go(discoverWith(shown, { fit }))}
            options={MODES}
            value={shown.fit}
          />
          <p className="soft" id={`${labelId}-mode`}>
            {MODE_WORDS[shown.fit]}
          </p>
        </div>
      )}
    </div>
  );
}

function words({ fitsMe: isOn, fit }: Pick<Discover, "fitsMe" | "fit">, { count, isMore }: Hidden): string {
  if (!isOn) return "Off: recipes that do not fit your ID are shown too.";
  if (count === 0) return "Nothing is hidden.";
  const recipes = isMore ? `${count} or more recipes` : count === 1 ? "1 recipe" : `${count} recipes`;
  const doNot = count === 1 && !isMore ? "does not" : "do not";
  return `Hides ${recipes} that ${doNot} fit your ID${fit === "relaxed" ? "" : ", or of which nobody can tell"}.`;
}
