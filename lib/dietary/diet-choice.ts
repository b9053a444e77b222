import type { IngredientPreferenceWire } from "../schemas/profile";
import { allergiesOf, FREE_FROM_KEYS, groupOf } from "./allergies";
import {
  blockingDiet,
  chooseDiet,
  type DietKey,
  dietLabel,
  dietOf,
  displacedAllergies,
  INCLUDES,
  MAX_DIETS,
} from "./diets";

/** One tap on an option. Repeating it changes nothing. */
export type DietToggle = { key: DietKey; on: boolean };
/** A free-from key that made room for a way of eating. It stays on the card as an allergy. */
export type DisplacedAllergy = { allergy: DietKey; by: DietKey };

export type DietChoice = {
  chosen: readonly DietKey[];
  displaced: readonly DisplacedAllergy[];
  /**
   * The lists to send, in this order, for the server to arrive at `chosen` having seen every
   * displacement: an allergy that was chosen and displaced before anything was saved would be lost
   * to it otherwise. Each is a state that the person really passed through.
   */
  lists: readonly (readonly DietKey[])[];
};

/** What `saved` becomes through these taps. Taps that the limit or a conflict forbids change nothing. */
export function replayDiets(saved: readonly DietKey[], toggles: readonly DietToggle[]): DietChoice {
  let chosen = saved;
  let displaced: readonly DisplacedAllergy[] = [];
  const passed: (readonly DietKey[])[] = [];
  for (const { key, on } of toggles) {
    const next = toggled(chosen, key, on);
    if (next === chosen) continue;
    const leaving = displacedAllergies(chosen, next);
    if (leaving.length > 0) passed.push(chosen, next);
    displaced = [
      ...displaced.filter(({ allergy }) => allergy !== key && !leaving.includes(allergy)),
      ...leaving.map((allergy) => ({ allergy, by: key })),
    ];
    chosen = next;
  }
  const route = [saved, ...passed, chosen];
  return { chosen, displaced, lists: route.slice(1).filter((list, i) => !isSameList(list, route[i] ?? [])) };
}

function toggled(chosen: readonly DietKey[], key: DietKey, on: boolean): readonly DietKey[] {
  if (chosen.includes(key) === on) return chosen;
  if (!on) return chosen.filter((other) => other !== key);
  return chosen.length >= MAX_DIETS || blockingDiet(chosen, key) ? chosen : chooseDiet(chosen, key);
}

const isSameList = (a: readonly DietKey[], b: readonly DietKey[]): boolean =>
  a.length === b.length && a.every((key, i) => key === b[i]);

/** The free-from keys whose ingredient group is recorded as an allergy. */
export function keptAllergies(preferences: readonly IngredientPreferenceWire[]): DietKey[] {
  const allergies = new Set(allergiesOf({ dietary: [], ingredientPreferences: preferences }).map(({ key }) => key));
  return FREE_FROM_KEYS.filter((key) => allergies.has(groupOf(key)));
}

const list = new Intl.ListFormat("en", { type: "conjunction" });
const allergyName = (key: DietKey) =>
  dietLabel(key)
    .replace(/ Allergy$/, "")
    .toLowerCase();
const foodName = (key: DietKey) => (dietOf(key).noun ?? dietLabel(key)).toLowerCase();

/** What to say about the latest displacement: the point, and why it is so. Null where there was none. */
export function displacementNote(displaced: readonly DisplacedAllergy[]): { point: string; why: string } | null {
  const by = displaced.at(-1)?.by;
  if (!by) return null;
  const keys = displaced.filter((each) => each.by === by).map((each) => each.allergy);
  const isOne = keys.length === 1;
  const names = list.format(keys.map(allergyName));
  const foods = list.format(keys.map(foodName));
  const point = isOne ? `Your ${names} allergy stays on your card.` : `Your ${names} allergies stay on your card.`;
  const moved = isOne ? "We moved it to your allergies." : "We moved them to your allergies.";
  if (!keys.every((key) => INCLUDES[by]?.includes(key))) {
    return {
      point,
      why: `${dietLabel(by)} alone would allow ${foods}, so the two cannot be chosen together. ${moved}`,
    };
  }
  const places = isOne
    ? "it no longer takes one of your three places"
    : `they no longer take ${keys.length === 2 ? "two" : "any"} of your three places`;
  return { point, why: `${dietLabel(by)} already leaves ${foods} out, so ${places}. ${moved}` };
}
