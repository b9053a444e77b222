import { allergiesOf } from "@/lib/dietary/allergies";
import { dietLabel, isFreeFrom } from "@/lib/dietary/diets";
import { wayLabels, wayOf } from "@/lib/dietary/more-ways";
import { allergyInWords, titleCase } from "@/lib/id-card";
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
    .filter(({ preference_type, key }) => types.includes(preference_type) && !wayOf(key))
    .map(({ ingredient_name }) => ingredient_name);

/** As on the card. What was stored of a visit before allergies had keys is told apart by its place. */
const allergiesIn = (seen: DisclosureWire): string[] =>
  allergiesOf({
    dietary: seen.dietary_preferences,
    ingredientPreferences: seen.ingredient_preferences.map(({ ingredient_name: name, ...each }, place) => ({
      ...each,
      ingredient_id: `${place}`,
      ingredient: { id: `${place}`, name },
    })),
  }).map(allergyInWords);

/** What a venue sees, row by row, allergies first; rows without anything are left out. */
export function seenInRows(seen: DisclosureWire): { label: string; values: string[]; isAllergy: boolean }[] {
  const rows = [
    { label: "Name", values: [seen.display_name], isAllergy: false },
    { label: "Allergies", values: allergiesIn(seen), isAllergy: true },
    {
      label: "Diet",
      values: [
        ...seen.dietary_preferences.filter((key) => !isFreeFrom(key)).map(dietLabel),
        ...wayLabels(seen.ingredient_preferences.map(({ key }) => key)),
      ],
      isAllergy: false,
    },
    { label: "Health", values: seen.health_concerns.map(titleCase), isAllergy: false },
    { label: "Avoids", values: named(seen, ["intolerance", "avoid", "dislike"]), isAllergy: false },
    { label: "Likes", values: named(seen, ["love", "like"]), isAllergy: false },
    { label: "Favorites", values: seen.favorites.map(({ item }) => item.name), isAllergy: false },
  ];
  return rows.filter(({ values }) => values.length > 0);
}
