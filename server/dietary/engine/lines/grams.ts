import { type Fraction, toNumber } from "@/lib/quantity/fraction";
import type { Unit } from "@/lib/quantity/units";
import { findUnit } from "@/lib/quantity/units";
import type { Concept, Knowledge } from "../model/knowledge";
import type { KindWeight, Portion, TableFood } from "../model/nutrition";
import { nearest } from "../nutrition/food-nutrients";
import { anyOf } from "../text/word-lists";
import { readAmounts } from "./line-amounts";
import { CONTAINERS } from "./line-units";
import type { ParsedLine } from "./parse-line";
import type { Amount } from "./stated-amount";

/**
 * stated: the line gives a mass. measured: a household measure of the table. assumed: a usual weight of the kind.
 * packed: a usual weight of a container, whose size the line does not give. untold: the line gives no amount at all.
 */
export type GramsBasis = "stated" | "measured" | "assumed" | "packed" | "untold";
export type Grams = { readonly grams: number; readonly basis: GramsBasis };

/**
 * What is known about the weight of a food: its table row and its usual weights, and how far up the tree each was
 * found.
 */
type Weights = {
  readonly food: TableFood | undefined;
  readonly kind: KindWeight | undefined;
  /** True if the usual weight is for this food, but the table's row only for a related one. */
  readonly isKindNearer: boolean;
  readonly concept: Concept;
  readonly knowledge: Knowledge;
};

/** How many grams of the food a line asks for; null if the food's weight is unknown. */
export function gramsOf(line: ParsedLine, concept: Concept, knowledge: Knowledge): Grams | null {
  const row = nearest(concept, knowledge, (each) => knowledge.foods.get(each.index));
  const usual = nearest(concept, knowledge, (each) => knowledge.kindWeights.get(each.index));
  const kind = usual?.value;
  const isKindNearer = usual !== null && (row === null || usual.distance < row.distance);
  const weights = { food: row?.value, kind, isKindNearer, concept, knowledge };
  const first = line.amounts[0];
  if (!first || (first.quantity === null && first.unit === null))
    return kind ? { grams: kind.gramsUntold, basis: "untold" } : null;
  const grams = massOfLine(line, weights) ?? measured(line, weights) ?? byNote(first, line, weights);
  return grams && drained(grams, line, weights);
}

/** The drained share of a tin's or jar's weight, for foods that the table weighs drained. */
const DRAINED_SHARE = 0.6;

function drained({ grams, basis }: Grams, { amounts, note }: ParsedLine, { food }: Weights): Grams {
  const isPacked = amounts.some(({ unit }) => unit && TINS.includes(unit.key));
  const isWithWater = /\bcanned\b/i.test(food?.description ?? "") && !/\bdrained\b/i.test(food?.description ?? "");
  if (!isPacked || isWithWater || basis === "measured" || !/\b(?:drained|rinsed)\b/i.test(note))
    return { grams, basis };
  return { grams: /\bdrained weight\b/i.test(note) ? grams : grams * DRAINED_SHARE, basis };
}

const TINS = ["can", "tin", "jar"];

/**
 * "4 chicken breasts (about 600 g)", "1 chicken, about 4 pounds": the weight may be of one or of all. The value that is
 * nearer to the usual weight counts.
 */
function byNote(first: Amount, line: ParsedLine, weights: Weights): Grams | null {
  const counted = byCount(first, line, weights);
  const said = SAID_MASS.exec(line.note);
  const stated = said?.[1] === undefined ? null : statedMass(readAmounts(said[1]).amounts);
  if (!stated) return counted;
  const all = stated.grams * (first.quantity ? wholeCount(first.quantity) : 1);
  if (/^\s*(?:each|apiece)\b/i.test(line.note.slice((said?.index ?? 0) + (said?.[0].length ?? 0))))
    return { ...stated, grams: all };
  if (!counted || /\btotal\b/i.test(line.note)) return stated;
  return isNearer(all, stated.grams, counted.grams) ? { ...stated, grams: all } : stated;
}

/**
 * A weight at the start of the note or of one of its parts, so not in "cut into 2 oz pieces". A comma between digits
 * does not separate parts.
 */
const AT_PART = String.raw`(?:^|(?:[(;]|,(?!\d)|(?<!\d),)\s*)`;
const SAYS_MASS = String.raw`(?:about|approx(?:imately|\.)?|around|roughly|total(?:l?ing)?|weighing|or|each)?\s*(?:about\s+)?`;
const MASS = String.raw`(?:\d|[½¼¾⅓⅔⅛])(?:[\d\s./½¼¾⅓⅔⅛–-]|,(?=\d)|to|or){0,14}(?:g|kg|oz|lbs?|grams?|ounces?|pounds?)\b\.?`;
const SAID_MASS = new RegExp(String.raw`${AT_PART}${SAYS_MASS}(${MASS})(?!\s+(?:pieces|chunks|cubes|size))`, "i");

/** The words of the weight that a note states: "600 g" of "about 600 g in total". Null without one. */
export const massInNote = (note: string): string | null => SAID_MASS.exec(note)?.[1] ?? null;

const isNearer = (a: number, b: number, usual: number): boolean =>
  Math.abs(Math.log(a / usual)) < Math.abs(Math.log(b / usual));

/**
 * "4 sticks (1 lb)", "3 (1 lb) parsnips": a weight after a count may be of one or of all. The value that is nearer to
 * the usual weight counts.
 */
function massOfLine(line: ParsedLine, weights: Weights): Grams | null {
  const { amounts } = line;
  const stated = statedMass(amounts);
  const [first] = amounts;
  if (!stated || !first?.quantity || toNumber(first.quantity) <= 1 || !isUntold(first, amounts)) return stated;
  const counted = byCount(first, line, weights);
  const all = stated.grams / wholeCount(first.quantity);
  return counted && isNearer(all, stated.grams, counted.grams) ? { ...stated, grams: all } : stated;
}

function isUntold({ unit }: Amount, amounts: readonly Amount[]): boolean {
  if (unit && (unit.kind !== "count" || CONTAINERS.has(unit.key) || unit.key === "dozen")) return false;
  return amounts.some((amount) => amount.unit?.kind === "mass" && amount.of === undefined);
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
  for (const more of amounts.slice(amounts.indexOf(mass) + 1))
    if (more.isMore && more.unit?.kind === "mass" && more.unit.size) grams += middle(more) * toNumber(more.unit.size);
  const first = amounts[0];
  const isMultiple = first && first !== mass && first.quantity && (first.unit === null || first.unit.kind === "count");
  const count = isMultiple && first.quantity && mass.of !== "all" ? first.quantity : null;
  if (count) grams *= mass.of === "each" && first && isTin(first) ? toNumber(count) : wholeCount(count);
  return { grams, basis: "stated" };
}

const isTin = ({ unit }: Amount): boolean => unit !== null && CONTAINERS.has(unit.key);

/** "1 onion (150 g)" is one piece, "2 (400 g) tins" are two. */
const wholeCount = (quantity: Fraction): number => Math.max(1, toNumber(quantity));

/** The weight by the table's measures, of all amounts that are added: "1 cup plus 2 tbsp". */
function measured(line: ParsedLine, weights: Weights): Grams | null {
  const [first, ...further] = line.amounts;
  const found = first ? byMeasure(first, line, weights) : null;
  if (!found) return null;
  const more = further.map((amount) => (amount.isMore ? (byMeasure(amount, line, weights)?.grams ?? 0) : 0));
  return { ...found, grams: more.reduce((sum, grams) => sum + grams, found.grams) };
}

function byMeasure(amount: Amount, line: ParsedLine, { food, kind }: Weights): Grams | null {
  const unit = amount.unit;
  if (unit?.kind !== "volume" || !unit.size) return null;
  const milliliters = middle(amount) * toNumber(unit.size);
  const portion = food && volumePortion(food.portions, unit, line);
  if (portion) return { grams: milliliters * portion, basis: "measured" };
  return { grams: milliliters * (kind?.gramsPerMl ?? 1), basis: "assumed" };
}

/**
 * Grams per millilitre, by the table's own cups and spoons. If it has both, spoons are used for spoons and cups for
 * cups.
 */
function volumePortion(portions: readonly Portion[], unit: Unit, line: ParsedLine): number | null {
  let best: number | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const portion of portions) {
    const measure =
      findUnit(portion.measure.split(/[ ,(]/)[0] ?? "") ?? (/^fl oz/.test(portion.measure) ? findUnit("fl oz") : null);
    if (measure?.kind !== "volume" || !measure.size || portion.amount <= 0) continue;
    const score = (measure.key === unit.key ? 10 : 0) + likeness(portion.measure, line);
    if (score > bestScore) {
      bestScore = score;
      best = portion.grams / (portion.amount * toNumber(measure.size));
    }
  }
  return best;
}

/** How well the table's words for a measure ("cup, shredded") match the line. */
function likeness(measure: string, { name, preparation, note, size }: ParsedLine): number {
  const said = `${size} ${name} ${preparation} ${note}`.toLowerCase();
  let score = 0;
  for (const word of measure
    .replace(/\(.*\)/, "")
    .toLowerCase()
    .match(/[a-z]{4,}/g) ?? []) {
    if (said.includes(word.slice(0, 5))) score += 2;
    else if (word === "ground") score += /^t/.test(measure) ? 0.7 : -0.5;
    else score += USUAL_STATE.get(word) ?? -0.2;
  }
  return /not packed/.test(measure) ? score + 0.5 : score;
}

/**
 * How likely each state is if the line does not state one: a cup of cream is not whipped, and a spoon of pepper is
 * ground.
 */
const USUAL_STATE = new Map([
  ["whole", 0.5],
  ["chopped", 0.4],
  ["sliced", 0.3],
  ["slices", 0.3],
  ["diced", 0.3],
  ["halves", 0.2],
  ["fluid", 0.3],
  ["whipped", -2],
  ["pureed", -2],
  ["mashed", -2],
  ["cooked", -2],
  ["unpacked", -0.5],
  ["packed", -0.1],
]);

function byCount(amount: Amount, line: ParsedLine, weights: Weights): Grams | null {
  const count = countOf(amount);
  const written = amount.unit?.key === "dozen" ? null : amount.unit;
  const unit = written ?? unitInName(line.name);
  if (unit?.kind === "length") return byLength(count, unit, weights);
  return (unit ? byUnit(unit, count, line.size, weights) : null) ?? (written ? null : byPiece(count, line, weights));
}

/** "a few sprigs", "a couple of slices", "2 dozen". */
function countOf(amount: Amount): number {
  const twelve = amount.unit?.key === "dozen" ? 12 : 1;
  if (amount.quantity) return middle(amount) * twelve;
  return /^(?:few|several)\b/i.test(amount.unitText) ? 3 : /^couple\b/i.test(amount.unitText) ? 2 : twelve;
}

/** "2 salmon fillets", "10 basil leaves": the name contains the unit. */
function unitInName(name: string): Unit | null {
  const word = /\s(fillets?|rashers?|slices?|wedges?|leaf|leaves|cubes?|florets?|spears?|segments?|sheets?)$/i.exec(
    name,
  )?.[1];
  return word === undefined ? null : findUnit(word);
}

/** For a few foods the grams of an inch or a centimetre are known; for others it counts as one piece. */
function byLength(count: number, unit: Unit, { concept, kind, knowledge }: Weights): Grams | null {
  const perCm = nearest(concept, knowledge, (each) => knowledge.unitWeights.get(`${each.id}:cm`))?.value;
  if (perCm !== undefined && unit.size) return { grams: (count * toNumber(unit.size) * perCm) / 10, basis: "assumed" };
  return kind ? { grams: kind.gramsEach, basis: "assumed" } : null;
}

function byUnit(unit: Unit, count: number, size: string, { food, concept, knowledge }: Weights): Grams | null {
  const own = knowledge.unitWeights.get(`${concept.id}:${unit.key}`);
  if (own !== undefined) return { grams: count * own, basis: "assumed" };
  const portion = food && unitPortion(food.portions, unit, size);
  if (portion) return { grams: (count * portion.grams) / portion.amount, basis: "measured" };
  const kin = nearest(concept, knowledge, (each) => knowledge.unitWeights.get(`${each.id}:${unit.key}`))?.value;
  const usual = kin ?? knowledge.unitWeights.get(unit.key);
  if (usual === undefined) return null;
  return { grams: count * usual, basis: kin === undefined && CONTAINERS.has(unit.key) ? "packed" : "assumed" };
}

function byPiece(
  count: number,
  line: ParsedLine,
  { food, kind, isKindNearer, concept, knowledge }: Weights,
): Grams | null {
  const whole = knowledge.unitWeights.get(`${concept.id}:each`);
  if (whole !== undefined && line.name.toLowerCase().replace(/s$/, "").endsWith(concept.name))
    return { grams: count * whole, basis: "assumed" };
  const portion = isKindNearer || !food ? undefined : wholePortion(food.portions, line);
  if (portion) return { grams: (count * portion.grams) / portion.amount, basis: "measured" };
  return kind ? { grams: count * kind.gramsEach, basis: "assumed" } : null;
}

const SAME_PACKS = [
  ["can", "tin"],
  ["package", "packet", "pack"],
];

/** The table's own words for a unit; a tin is a can. */
function unitPortion(portions: readonly Portion[], unit: Unit, size: string): Portion | undefined {
  const keys = SAME_PACKS.find((pack) => pack.includes(unit.key)) ?? [unit.key];
  const spellings = keys.flatMap((key) => findUnit(key)?.spellings ?? []);
  const fitting = portions.filter(
    (portion) =>
      portion.amount > 0 && spellings.some((spelling) => new RegExp(`^${spelling}\\b`, "i").test(portion.measure)),
  );
  return ofSize(fitting, size) ?? withoutSize(fitting) ?? fitting[0];
}

const WHOLE = new RegExp(`\\b${anyOf("whole_portion")}\\b`, "i");

const MEASURED = /^(?:cup|tbsp|tsp|oz|fl oz)\b/;

/**
 * The table's portion of one piece: of the named variety or size, otherwise medium, otherwise the first measure that is
 * a piece.
 */
function wholePortion(portions: readonly Portion[], { size, name }: ParsedLine): Portion | undefined {
  const words = name
    .toLowerCase()
    .replace(/\broma\b/, "plum")
    .replace(/\s/g, "");
  const named = portions.filter(
    ({ amount, measure }) => amount > 0 && !MEASURED.test(measure) && words.includes(firstWord(measure)),
  );
  const pieces = portions.filter(
    (portion) => portion.amount > 0 && WHOLE.test(portion.measure) && !MEASURED.test(portion.measure),
  );
  // Eggs are sold by size, and recipes mean large ones.
  const wanted = size === "" && portions.some(({ measure }) => measure === "jumbo") ? "large" : size;
  const found = ofSize(named, wanted) ?? named[0] ?? ofSize(pieces, wanted) ?? withoutSize(pieces) ?? pieces[0];
  // "1/2 breast", "1/2 fillet": the table's half is what cooks call one.
  return found && found.amount < 1 ? { ...found, amount: 1 } : found;
}

/** The portion of the requested size, otherwise the medium one. */
function ofSize(portions: readonly Portion[], size: string): Portion | undefined {
  const wanted = /small|large|medium|jumbo/i.exec(size)?.[0].toLowerCase() ?? "medium";
  return portions.find(({ measure }) => measure.toLowerCase().includes(wanted) && !/extra/.test(measure));
}

const withoutSize = (portions: readonly Portion[]): Portion | undefined =>
  portions.find(({ measure }) => !/small|large|medium|jumbo|mini/i.test(measure));

/** The first word of a measure; a space, which matches no food, if there is none. */
const firstWord = (measure: string): string => /^[a-z]{4,}/i.exec(measure)?.[0].toLowerCase() ?? " ";
