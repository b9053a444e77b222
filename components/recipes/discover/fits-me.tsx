"use client";

import "@/styles/discover.css";
import { useId } from "react";
import { discoverWith } from "@/components/recipes/discover/discover-address";
import { useDiscover } from "@/components/recipes/discover/use-discover";
import { Switch } from "@/components/ui/switch";

/** `isMore`: nobody counted further. */
export type Hidden = { count: number; isMore: boolean };

/** Leaves out what does not fit the person, or of which nobody can tell, and says how many that are. */
export function FitsMe({ hidden }: { hidden: Hidden }) {
  const { shown, go } = useDiscover();
  const labelId = useId();
  const strictId = useId();
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
          {words(shown.fitsMe, hidden)}
        </span>
      </p>
      {shown.fitsMe && (
        <>
          <Switch
            checked={shown.strict}
            describedBy={`${strictId}-why`}
            labelledBy={strictId}
            onChange={(strict) => go(discoverWith(shown, { strict }))}
          />
          <p>
            <b id={strictId}>Strict</b>{" "}
            <span className="soft" id={`${strictId}-why`}>
              {shown.strict
                ? "Only what fits whatever the brand is."
                : "Off: what fits if the labels say so is shown, with the labels named."}
            </span>
          </p>
        </>
      )}
    </div>
  );
}

function words(isOn: boolean, { count, isMore }: Hidden): string {
  if (!isOn) return "Off: recipes that do not fit your ID are shown too.";
  if (count === 0) return "Nothing is hidden.";
  const recipes = isMore ? `${count} or more recipes` : count === 1 ? "1 recipe" : `${count} recipes`;
  const doNot = count === 1 && !isMore ? "does not" : "do not";
  return `Hides ${recipes} that ${doNot} fit your ID, or of which nobody can tell.`;
}
