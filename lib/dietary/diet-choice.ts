import { areConflicting, blockingDiet, chooseDiet, type DietKey, dietLabel, isFreeFrom, MAX_DIETS } from "./diets";

/** One tap on a way of eating. Applying it twice changes nothing more. Allergies are a separate list. */
export type DietToggle = { key: DietKey; on: boolean };

export const isWayOfEating = (key: DietKey): boolean => !isFreeFrom(key);

/** Applies the taps to the saved ways of eating. A tap that the limit or a conflict forbids changes nothing. */
export function replayDiets(saved: readonly DietKey[], toggles: readonly DietToggle[]): readonly DietKey[] {
  return toggles.reduce<readonly DietKey[]>(toggled, saved.filter(isWayOfEating));
}

function toggled(chosen: readonly DietKey[], { key, on }: DietToggle): readonly DietKey[] {
  if (chosen.includes(key) === on) return chosen;
  if (!on) return chosen.filter((other) => other !== key);
  return whyNot(chosen, key) ? chosen : chooseDiet(chosen, key);
}

/** Why a tap on this way of eating would do nothing, in a sentence; null when it would do something. */
export function whyNot(chosen: readonly DietKey[], key: DietKey): string | null {
  if (chosen.includes(key)) return null;
  const blocking = blockingDiet(chosen, key);
  if (blocking)
    return `${dietLabel(key)} and ${dietLabel(blocking)} exclude each other. Untick ${dietLabel(blocking)} first.`;
  if (chosen.length >= MAX_DIETS) return `${MAX_DIETS} ways of eating are chosen already. Untick one of them first.`;
  return null;
}

/**
 * The list of keys to send for these ways of eating. A free-from key that another application stored in the list stays
 * while there is room for it; the server keeps one that does not fit as an allergy.
 */
export function toDietList(saved: readonly DietKey[], ways: readonly DietKey[]): DietKey[] {
  const fits = (key: DietKey) => isFreeFrom(key) && !ways.some((way) => areConflicting(way, key));
  return [...ways, ...saved.filter(fits).slice(0, MAX_DIETS - ways.length)];
}

export const isSameChoice = (a: readonly DietKey[], b: readonly DietKey[]): boolean =>
  a.length === b.length && a.every((key) => b.includes(key));
