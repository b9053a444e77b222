import { allergiesOf, type Restriction } from "@/lib/profile/allergies";
import type { DisclosureWire } from "../schemas/visits";

type Seen = Pick<DisclosureWire, "dietary_preferences" | "ingredient_preferences">;

/**
 * The allergies that a disclosure shows. Visits stored before allergies had keys have no ids, so their index serves as
 * one.
 */
export const allergiesSeen = (seen: Seen): Restriction[] =>
  allergiesOf({
    dietary: seen.dietary_preferences,
    ingredientPreferences: seen.ingredient_preferences.map(({ ingredient_name: name, ...each }, place) => ({
      ...each,
      ingredient_id: `${place}`,
      ingredient: { id: `${place}`, name },
    })),
  });
