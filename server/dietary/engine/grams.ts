import { type Fraction, toNumber } from "@/lib/quantity/fraction";
import type { Unit } from "@/lib/quantity/units";
import { findUnit } from "@/lib/quantity/units";
import { nearest } from "./food-nutrients";
import type { Concept, Knowledge } from "./knowledge";
import type { Amount } from "./line-amounts";
import type { Portion, TableFood } from "./nutrition";
import type { ParsedLine } from "./parse-line";

/** stated: the line gives a mass. measured: a household measure of the table. assumed: a usual weight of the kind. */
export type GramsBasis = "stated" | "measured" | "assumed";
export type Grams = { readonly grams: number; readonly basis: GramsBasis };

/** Usual weights of a kind of food, for what the table has no measure of. */
export type KindWeight = {
  readonly gramsEach: number;
  readonly gramsPerMl: number;
  /** "salt, to taste": what a line without an amount counts as. */
  readonly gramsUntold: number;
};

/** How much of the food a line asks for. null where nothing is known of the food's weight. */
export function gramsOf(line: ParsedLine, concept: Concept, knowledge: Knowledge): Grams | null {
  const food = nearest(concept, knowledge, (each) => knowledge.foods.get(each.index))?.value;
  const kind = nearest(concept, knowledge, (each) => knowledge.kindWeights.get(each.index))?.value;
  const first = line.amounts[0];
  if (!first || (first.quantity === null && first.unit === null))
    return kind ? { grams: kind.gramsUntold, basis: "assumed" } : null;
  return (
    statedMass(line.amounts) ??
    byMeasure(first, line.size, food, kind) ??
    byCount(first, line.size, food, kind, knowledge)
  );
}

/** The mean of a range, in the unit it is written in. */
function middle(amount: Amount): number {
  const low = amount.quantity ? toNumber(amount.quantity) : 1;
  return amount.quantityMax ? (low + toNumber(amount.quantityMax)) / 2 : low;
}

/** "250 g", "1 (400 g) tin", "4 x 100 g": a count before a mass multiplies it. */
function statedMass(amounts: readonly Amount[]): Grams | null {
  const mass = amounts.find((amount) => amount.unit?.kind === "mass" && amount.quantity);
  if (!mass?.unit?.size) return null;
  let grams = middle(mass) * toNumber(mass.unit.size);
  const second = amounts[amounts.indexOf(mass) + 1];
  if (mass.unit.key === "lb" && second?.unit?.key === "oz" && second.quantity && toNumber(second.quantity) < 16)
    grams += toNumber(second.quantity) * 28.349523125;
  const first = amounts[0];
  const isMultiple = first && first !== mass && first.quantity && (first.unit === null || first.unit.kind === "count");
  return { grams: isMultiple && first.quantity ? grams * wholeCount(first.quantity) : grams, basis: "stated" };
}

/** "1 onion (150 g)" is one; "2 (400 g) tins" are two. */
const wholeCount = (quantity: Fraction): number => Math.max(1, toNumber(quantity));

function byMeasure(
  amount: Amount,
  size: string,
  food: TableFood | undefined,
  kind: KindWeight | undefined,
): Grams | null {
  const unit = amount.unit;
  if (unit?.kind !== "volume" || !unit.size) return null;
  const milliliters = middle(amount) * toNumber(unit.size);
  const portion = food && volumePortion(food.portions, unit, size);
  if (portion) return { grams: milliliters * portion, basis: "measured" };
  return kind ? { grams: milliliters * kind.gramsPerMl, basis: "assumed" } : { grams: milliliters, basis: "assumed" };
}

/** Grams in a millilitre by the table's own cups and spoons; a spoon for spoons, a cup for cups, where it has both. */
function volumePortion(portions: readonly Portion[], unit: Unit, size: string): number | null {
  let best: number | null = null;
  let bestScore = -1;
  for (const portion of portions) {
    const measured =
      findUnit(portion.measure.split(/[ ,(]/)[0] ?? "") ?? (/^fl oz/.test(portion.measure) ? findUnit("fl oz") : null);
    if (measured?.kind !== "volume" || !measured.size || portion.amount <= 0) continue;
    const score =
      (measured.key === unit.key ? 4 : 1) +
      (/whole|chopped|sliced|diced/.test(portion.measure) ? 0.5 : 0) +
      (size && portion.measure.includes(size) ? 1 : 0);
    if (score > bestScore) {
      bestScore = score;
      best = portion.grams / (portion.amount * toNumber(measured.size));
    }
  }
  return best;
}

function byCount(
  amount: Amount,
  size: string,
  food: TableFood | undefined,
  kind: KindWeight | undefined,
  knowledge: Knowledge,
): Grams | null {
  const count = amount.quantity ? middle(amount) : 1;
  const unit = amount.unit;
  if (unit?.key === "dozen")
    return byCount({ ...amount, unit: null, quantity: amount.quantity }, size, food, kind, knowledge);
  if (unit?.kind === "length") return kind ? { grams: kind.gramsEach, basis: "assumed" } : null;
  const portion = food && (unit ? unitPortion(food.portions, unit) : wholePortion(food.portions, size));
  if (portion) return { grams: (count * portion.grams) / portion.amount, basis: "measured" };
  const usual = unit ? knowledge.unitWeights.get(unit.key) : kind?.gramsEach;
  return usual === undefined ? null : { grams: count * usual, basis: "assumed" };
}

function unitPortion(portions: readonly Portion[], unit: Unit): Portion | undefined {
  return portions.find(
    (portion) =>
      portion.amount > 0 && unit.spellings.some((spelling) => new RegExp(`^${spelling}\\b`, "i").test(portion.measure)),
  );
}

const WHOLE =
  /\b(?:medium|whole|fruit|each|small|large|extra large|jumbo|egg|vegetable|pepper|clove|breast|thigh|fillet|bulb|stalk|leaf|leaves|ear|head|pod|date|fig|piece|slice|without refuse|item|tortilla|roll|muffin|cookie|shrimp|potato|tomato|onion|carrot|steak|link|sheet)\b/i;

/** One of it: the size that was asked for, else medium, else the first measure that names a piece. */
function wholePortion(portions: readonly Portion[], size: string): Portion | undefined {
  const asked = /small|large|medium|jumbo/i.exec(size)?.[0].toLowerCase() ?? "medium";
  const pieces = portions.filter(
    (portion) => portion.amount > 0 && WHOLE.test(portion.measure) && !/^(?:cup|tbsp|tsp|oz)\b/.test(portion.measure),
  );
  return pieces.find((portion) => portion.measure.includes(asked) && !/extra/.test(portion.measure)) ?? pieces[0];
}
