"use client";

import { useText } from "#use-text";
import { chooseKitchen, useKitchenChoices } from "@/components/recipes/kitchen-choices";
import { UNIT_SYSTEMS, type UnitSystem } from "@/lib/quantity/kitchen-units";
import { recipesText } from "@/messages/en/recipes";

const LABELS: Readonly<Record<UnitSystem, string>> = {
  written: "As written",
  metric: "Metric",
  us: "US",
  grams: "Grams",
};

/** Chooses the units of amounts, for all recipes on this device. */
export function UnitsChoice() {
  const t = useText(recipesText);
  const { units } = useKitchenChoices();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-0 border-b border-solid border-line py-1 print:hidden">
      <span className="text-ink-soft text-small" role="status">
        {units === "grams" && t("weightsExplained")}
      </span>
      <label className="ms-auto flex min-h-11 items-center gap-2 text-small">
        {t("units")}
        <select
          className="min-h-11 rounded-control border-[1.5px] border-solid border-control bg-raised px-2 font-semibold"
          onChange={({ target }) => chooseKitchen({ units: UNIT_SYSTEMS.find((each) => each === target.value) })}
          value={units}
        >
          {UNIT_SYSTEMS.map((each) => (
            <option key={each} value={each}>
              {t.known(LABELS[each])}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
