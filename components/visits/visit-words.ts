import { dietLabel, dietOf, isFreeFrom } from "@/lib/dietary/diets";
import { titleCase } from "@/lib/id-card";
import type { DisclosureWire, VisitWire } from "@/lib/schemas/visits";

export const STATUS_WORDS = { active: "Active", expired: "Expired", ended: "Ended" } as const satisfies Record<
  VisitWire["status"],
  string
>;

const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
/** In the reader's own time zone. */
export const momentInWords = (iso: string): string => moment.format(new Date(iso));

const named = (seen: DisclosureWire, types: readonly string[]) =>
  seen.ingredient_preferences
    .filter(({ preference_type }) => types.includes(preference_type))
    .map(({ ingredient_name }) => ingredient_name);

/** As on the card: an allergy is one, whether it was written down as a free-from diet or as an ingredient. */
const allergiesOf = (seen: DisclosureWire): string[] => {
  const freeFrom = seen.dietary_preferences.filter(isFreeFrom).map((key) => dietOf(key).noun ?? dietLabel(key));
  return [...new Set([...freeFrom, ...named(seen, ["allergy"])])];
};

/** What a venue sees, row by row, allergies first; rows without anything are left out. */
export function seenInRows(seen: DisclosureWire): { label: string; values: string[]; isAllergy: boolean }[] {
  const rows = [
    { label: "Name", values: [seen.display_name], isAllergy: false },
    { label: "Allergies", values: allergiesOf(seen), isAllergy: true },
    {
      label: "Diet",
      values: seen.dietary_preferences.filter((key) => !isFreeFrom(key)).map(dietLabel),
      isAllergy: false,
    },
    { label: "Health", values: seen.health_concerns.map(titleCase), isAllergy: false },
    { label: "Avoids", values: named(seen, ["intolerance", "avoid", "dislike"]), isAllergy: false },
    { label: "Likes", values: named(seen, ["love", "like"]), isAllergy: false },
    { label: "Favorites", values: seen.favorites.map(({ item }) => item.name), isAllergy: false },
  ];
  return rows.filter(({ values }) => values.length > 0);
}
