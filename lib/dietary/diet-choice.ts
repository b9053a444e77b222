import { areConflicting, blockingDiet, chooseDiet, type DietKey, dietLabel, isFreeFrom, MAX_DIETS } from "./diets";

/** One tap on a way of eating. Repeating it changes nothing. Allergies are a list of their own. */
export type DietToggle = { key: DietKey; on: boolean };

export const isWayOfEating = (key: DietKey): boolean => !isFreeFrom(key);

/** The ways of eating that are chosen after these taps. Taps that the limit or a conflict forbids change nothing. */
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
 * The list to send for these ways of eating. A free-from key that another application reads in the list stays there
 * while it has a place beside them; one that has none is kept as an allergy by the server.
 */
export function toDietList(saved: readonly DietKey[], ways: readonly DietKey[]): DietKey[] {
  const fits = (key: DietKey) => isFreeFrom(key) && !ways.some((way) => areConflicting(way, key));
  return [...ways, ...saved.filter(fits).slice(0, MAX_DIETS - ways.length)];
}

export const isSameChoice = (a: readonly DietKey[], b: readonly DietKey[]): boolean =>
  a.length === b.length && a.every((key) => b.includes(key));
