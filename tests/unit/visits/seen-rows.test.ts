import { describe, expect, it } from "vitest";
import { seenInRows } from "@/components/visits/visit-words";
import { DIET_KEYS, dietOf, isFreeFrom } from "@/lib/dietary/diets";
import type { DisclosureWire } from "@/lib/schemas/visits";

const nothing: DisclosureWire = {
  display_name: "Nadia F.",
  dietary_preferences: [],
  health_concerns: [],
  ingredient_preferences: [],
  favorites: [],
};
const rowOf = (seen: DisclosureWire, label: string) => seenInRows(seen).find((row) => row.label === label);

describe("the rows that a venue sees", () => {
  it.each(DIET_KEYS.filter(isFreeFrom))("have %s among the allergies and not among the diets", (key) => {
    const seen = { ...nothing, dietary_preferences: [key] };
    expect(rowOf(seen, "Allergies")).toEqual({ label: "Allergies", values: [dietOf(key).noun], isAllergy: true });
    expect(rowOf(seen, "Diet")).toBeUndefined();
  });

  it("have allergies of every kind in one row, each once, directly after the name", () => {
    const seen: DisclosureWire = {
      ...nothing,
      dietary_preferences: ["vegan", "nut_free"],
      ingredient_preferences: [
        { ingredient_name: "Anise", preference_type: "allergy" },
        { ingredient_name: "Renamed", preference_type: "allergy", key: "nut" },
        { ingredient_name: "Dill", preference_type: "intolerance" },
      ],
    };
    expect(seenInRows(seen).map(({ label, values }) => [label, values])).toEqual([
      ["Name", ["Nadia F."]],
      ["Allergies", ["Nuts", "Anise", "Dill (intolerance)"]],
      ["Diet", ["Vegan"]],
    ]);
  });
});
