import { dietLabel, isFreeFrom } from "@/lib/dietary/diets";
import { wayLabels, wayOf } from "@/lib/dietary/more-ways";
import { allergiesOf } from "@/lib/profile/allergies";
import type { CardState, LiveGuestWire } from "@/lib/schemas/live";
import type { DisclosureWire } from "@/lib/schemas/visits";

type Card = Pick<LiveGuestWire, "allergies" | "diets" | "avoids">;

/** The parts of a disclosure that matter for cooking: no health concerns, likes or favourites. */
export function cardOf(seen: DisclosureWire): Card {
  const allergies = allergiesOf({
    dietary: seen.dietary_preferences,
    ingredientPreferences: seen.ingredient_preferences.map(({ ingredient_name: name, ...each }, place) => ({
      ...each,
      ingredient_id: `${place}`,
      ingredient: { id: `${place}`, name },
    })),
  });
  return {
    allergies: allergies.map(({ key, label, severity, traces }) => ({ key, label, severity, traces })),
    diets: [
      ...seen.dietary_preferences.filter((key) => !isFreeFrom(key)).map(dietLabel),
      ...wayLabels(seen.ingredient_preferences.map(({ key }) => key)),
    ],
    avoids: seen.ingredient_preferences
      .filter(({ preference_type: type, key }) => (type === "avoid" || type === "dislike") && !wayOf(key))
      .map(({ ingredient_name: name }) => name),
  };
}

/** The product records nowhere that a person has no allergies, so no state says so. */
export function stateOf(card: Card | null, isAllergiesShared: boolean): CardState {
  if (!card) return "unreadable";
  if (!isAllergiesShared) return "not_shown";
  if (card.allergies.length > 0) return "allergies";
  return card.diets.length + card.avoids.length > 0 ? "no_allergy_named" : "empty";
}
