import { ratioOf, statedAmounts } from "../account/stated-amounts";
import { contentWords, shareOfWords } from "../content-words";
import type { PageLine } from "../recipe";

const SHORTEST_LIST = 3;
/** The share of the lines of a copy that must name the food of the line in the same place. */
const SAME_FOODS = 0.85;
const SAME_WORDS = 0.6;
const METRIC: ReadonlySet<string> = new Set(["g", "kg", "mg", "ml", "cl", "dl", "l"]);
/** What a switch between lists says: units or servings, and no part of the dish. */
const SWITCH =
  /metric|imperial|\bus\b|customary|cups?|grams?|ounces?|metrisch|m[ée]trique|servings?|portion|person|people|\d+\s?x\b/iu;

/**
 * A list without its copies in other units or for other servings: pages and data state the same foods in the same order
 * once in grams, once in ounces, once in cups. The first copy stays. Parts of a dish with the same foods are no copies:
 * their headings differ, or their amounts do in the same units.
 */
export function withoutListAgain(lines: readonly PageLine[]): PageLine[] {
  const words = lines.map(({ text }) => contentWords(text));
  const first = words[0];
  if (!first || first.size === 0 || lines.length < 2 * SHORTEST_LIST) return [...lines];
  for (let size = SHORTEST_LIST; size <= lines.length / 2; size++) {
    if (lines.length % size !== 0 || shareOfWords(first, words[size] ?? new Set()) < SAME_WORDS) continue;
    const list = lines.slice(0, size);
    const copies = Array.from({ length: lines.length / size - 1 }, (_, i) =>
      lines.slice((i + 1) * size, (i + 2) * size),
    );
    if (!copies.every((copy) => isCopy(list, copy))) continue;
    return list.map(({ text, group }) => ({ text, group: group !== null && SWITCH.test(group) ? null : group }));
  }
  return [...lines];
}

function isCopy(list: readonly PageLine[], copy: readonly PageLine[]): boolean {
  const same = list.filter(({ text }, i) => {
    const [own, other] = [contentWords(text), contentWords(copy[i]?.text ?? "")];
    return own.size === 0 ? other.size === 0 : shareOfWords(own, other) >= SAME_WORDS;
  });
  if (same.length < list.length * SAME_FOODS) return false;
  const groups = [list, copy].map((part) => new Set(part.map(({ group }) => group)));
  const isNamed = groups.every((names) => [...names].every((name) => name !== null && SWITCH.test(name)));
  const areAlike = [...(groups[0] ?? [])].every((name) => groups[1]?.has(name));
  return isNamed || (areAlike && (isInOtherUnits(list, copy) || isMultiple(list, copy)));
}

const isMetric = (text: string): boolean | null => {
  const units = statedAmounts(text).flatMap(({ unit }) => unit ?? []);
  return units.length === 0 ? null : units.some((unit) => METRIC.has(unit));
};

function isInOtherUnits(list: readonly PageLine[], copy: readonly PageLine[]): boolean {
  const systems = list.map(({ text }, i) => [isMetric(text), isMetric(copy[i]?.text ?? "")] as const);
  const differ = systems.filter(([own, other]) => own !== null && other !== null && own !== other).length;
  const same = systems.filter(([own, other]) => own === true && other === true).length;
  return differ >= 2 && differ > same;
}

const LEAST_RATIOS = 4;

/** Whether every amount of the copy is the same multiple. */
function isMultiple(list: readonly PageLine[], copy: readonly PageLine[]): boolean {
  const ratios = list.flatMap(({ text }, i) => ratioOf(text, copy[i]?.text ?? "") ?? []);
  const [first = 1] = ratios;
  return ratios.length >= LEAST_RATIOS && ratios.every((ratio) => Math.abs(ratio - first) <= 0.02 * first);
}
