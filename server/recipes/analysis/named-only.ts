import {
  BIT,
  type Concept,
  conceptOf,
  hasTrait,
  isA,
  type Knowledge,
  kindsOf,
  namesFor,
  SPECIES,
  SUBSTANCES,
  type SubstanceMask,
} from "@/server/dietary/engine/knowledge";
import { foldedWords, type NamedFood } from "@/server/dietary/engine/read";
import type { LineAnalysis } from "@/server/recipe-lines/analyse-line";
import { classKey, conceptKey, substanceKeys, unsettledKeys } from "@/server/recipe-lines/concept-key";

/** A food that the recipe's title or steps name, or a line that its import left out. */
export type TextFood = NamedFood & { readonly where: "title" | "steps" | "left_out" };
type Line = Pick<LineAnalysis, "conceptKeys" | "food"> & { readonly text: string };

/**
 * The foods that only these name: no line contains them, may contain them, or is called by their
 * word. About their substances nothing is known, because a line may have been lost. Each food once.
 */
export function namedOnly(named: readonly TextFood[], lines: readonly Line[], knowledge: Knowledge): TextFood[] {
  const carried = carriedBy(lines);
  const titled = named.flatMap(({ where, food }) => (where === "title" ? (conceptOf(food, knowledge) ?? []) : []));
  const found = new Map<string, TextFood>();
  for (const food of named) {
    const concept = conceptOf(food.food, knowledge);
    if (!concept || found.has(food.food)) continue;
    if (food.where === "title" && hasTrait(concept, "compound")) continue;
    if (
      food.where !== "left_out" &&
      isOutcome(concept, knowledge) &&
      !isUnexplained(food, concept, titled, carried, knowledge)
    )
      continue;
    if (missing(food, concept, carried, knowledge) !== 0 && !isCalled(food.text, concept, carried, knowledge))
      found.set(food.food, food);
  }
  return [...found.values()];
}

type Carried = {
  readonly keys: ReadonlySet<number>;
  readonly lines: readonly (readonly string[])[];
  readonly hasFlour: boolean;
};

const carriedBy = (lines: readonly Line[]): Carried => ({
  keys: new Set(lines.flatMap(({ conceptKeys }) => conceptKeys)),
  lines: lines.map(({ text }) => foldedWords(text)),
  hasFlour: lines.some(({ food }) => food !== null && FLOUR.test(food)),
});

/**
 * The substances of the food that no line contains or may contain. A class of many species is only carried by a line
 * with this species, a kind of it, or an unnamed member: walnuts carry no hazelnuts.
 */
function missing({ holds }: NamedFood, concept: Concept, { keys }: Carried, knowledge: Knowledge): SubstanceMask {
  let left = 0;
  for (let bit = 0; bit < SUBSTANCES.length; bit++) {
    const mask = 1 << bit;
    if (holds & mask && !substanceKeys(mask).some((key) => keys.has(key))) left |= mask;
  }
  return isOfKind(concept, keys, knowledge) ? left : left | (holds & SPECIES & kindsOf(concept));
}

function isOfKind(concept: Concept, keys: ReadonlySet<number>, knowledge: Knowledge): boolean {
  const above = namesFor(concept, knowledge).flatMap((index) => knowledge.concepts[index]?.id ?? []);
  const own = [conceptKey(concept.id), ...above.map(classKey), ...unsettledKeys(kindsOf(concept))];
  return own.some((key) => keys.has(key));
}

/** "the milk" is the oat milk of the list, "das Mehl" its Dinkelmehl, "the cheese" its vegan cheddar. */
function isCalled(text: string, concept: Concept, { lines }: Carried, knowledge: Knowledge): boolean {
  const word = foldedWords(text).at(-1);
  if (word === undefined) return false;
  const isNamedBy = (own: string): boolean => own === word || isEndOf(word, own) || isWordFor(own, concept, knowledge);
  return lines.some((words) => words.some((own, at) => isNamedBy(own) && isWhole(words, at, knowledge)));
}

const SHORTEST_ENDING = 4;
/** Nobody says "butter" for peanut butter or cocoa butter, as "milk" is said for oat milk. */
const NEVER_SHORT: ReadonlySet<string> = new Set(["butter"]);

const isEndOf = (word: string, own: string): boolean =>
  word.length >= SHORTEST_ENDING && own.endsWith(word) && !NEVER_SHORT.has(word);

function isWordFor(own: string, concept: Concept, knowledge: Knowledge): boolean {
  const named = conceptOf(own, knowledge);
  return named !== null && isA(named, concept.index);
}

/** False for a word that is part of another food's name: "egg" in "egg noodles", "butter" in "peanut butter". */
function isWhole(words: readonly string[], at: number, knowledge: Knowledge): boolean {
  const [before, own, next] = [words[at - 1], words[at] ?? "", words[at + 1]];
  if (next !== undefined && conceptOf(next, knowledge)) return false;
  return !(NEVER_SHORT.has(own) && before !== undefined && conceptOf(before, knowledge));
}

/** Groups of dishes and of what dishes are made from: the name tells what the cook makes, not what goes in. */
const OUTCOMES = [
  ...["baked-good", "prepared-dish", "milk-pudding", "meringue", "icing", "roux", "gravy", "in-gravy", "curry-family"],
];
/** Baked foods that are bought and go in. */
const BOUGHT = ["breadcrumb", "crouton", "filo", "puff-pastry", "ladyfinger"];
const BEFORE_BAKING = ["dough", "batter", "pastry"];
const BREAD = ["bread"];

const isAny = (concept: Concept, ids: readonly string[], { conceptIndex }: Knowledge): boolean =>
  ids.some((id) => isA(concept, conceptIndex.get(id) ?? -1));

const isOutcome = (concept: Concept, knowledge: Knowledge): boolean =>
  isAny(concept, OUTCOMES, knowledge) && !isAny(concept, BOUGHT, knowledge);

/**
 * A dish, named in the steps, that the recipe does not make: one that is served with it, or a dough or bread where the
 * list names nothing that it could be made of. A title names what the list makes.
 */
function isUnexplained(
  { where, isBrought }: TextFood,
  concept: Concept,
  titled: readonly Concept[],
  carried: Carried,
  knowledge: Knowledge,
): boolean {
  if (where === "title") return false;
  const kin = titled.filter((title) => isA(concept, title.index) || isA(title, concept.index));
  if (isBrought && kin.length === 0) return true;
  if (BEFORE_BAKING.includes(concept.id)) return !STAPLES.some((key) => carried.keys.has(key));
  if (!isAny(concept, BREAD, knowledge) || carried.hasFlour) return false;
  // "French toast" and "bruschetta" are made with bread; "flatbread" is what the recipe makes.
  return kin.every((title) => isAny(title, ["prepared-dish"], knowledge));
}

/** What a dough can be made of: grains, legumes, nuts and their flours. */
const STAPLES = substanceKeys(BIT.grain | BIT.legume | BIT.tree_nut | BIT.gluten);
/** Foods that bread can be baked of, by their slugs. */
const FLOUR = /flour|starch|meal|psyllium|masa|semolina|dough|^oat|ground-almond|baking-mix/;
