import { dietLabel, isFreeFrom } from "@/lib/dietary/diets";
import { wayLabels, wayOf } from "@/lib/dietary/more-ways";
import { allergyInWords, titleCase } from "@/lib/id-card/id-card";
import type { VenueVisitWire } from "@/lib/schemas/visit-analytics";
import type { DisclosureWire, VisitWire } from "@/lib/schemas/visits";
import { allergiesSeen } from "@/lib/visits/seen-allergies";

export const STATUS_WORDS = { active: "Active", expired: "Expired", ended: "Ended" } as const satisfies Record<
  VisitWire["status"],
  string
>;

const named = (seen: DisclosureWire, types: readonly string[]) =>
  seen.ingredient_preferences
    .filter(({ preference_type, key }) => types.includes(preference_type) && !wayOf(key))
    .map(({ ingredient_name }) => ingredient_name);

type Seen = DisclosureWire & Partial<Pick<SeenVisitor, "allergies">>;
type SeenVisitor = NonNullable<VenueVisitWire["user"]>;

/** A venue's list of visits names the allergies, since its free-from keys count a single food under its group. */
const allergiesIn = (seen: Seen): string[] => (seen.allergies ?? allergiesSeen(seen)).map(allergyInWords);

/** What a venue sees, row by row, allergies first; empty rows are left out. */
export function seenInRows(seen: Seen): { label: string; values: string[]; isAllergy: boolean }[] {
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
    { label: "Avoids", values: named(seen, ["avoid", "dislike"]), isAllergy: false },
    { label: "Likes", values: named(seen, ["love", "like"]), isAllergy: false },
    { label: "Favorites", values: seen.favorites.map(({ item }) => item.name), isAllergy: false },
  ];
  return rows.filter(({ values }) => values.length > 0);
}
