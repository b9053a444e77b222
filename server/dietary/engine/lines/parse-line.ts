import type { Fraction } from "@/lib/quantity/fraction";
import { findUnit, type Unit } from "@/lib/quantity/units";
import { namesConcept, recognise } from "../foods/recognise";
import type { Knowledge } from "../model/knowledge";
import { tokenize } from "../text/tokens";
import { anyOf } from "../text/word-lists";
import { readAmountBeforeFood, readAmountBehindFood } from "./amounts-behind-food";
import { findForeignUnit } from "./foreign-units";
import { type LateAmounts, readLateAmounts } from "./late-amounts";
import { type AmountsMatch, readAmounts } from "./line-amounts";
import { confidenceIn } from "./line-confidence";
import { readName } from "./line-name";
import { beginsWithNumberWord } from "./line-numbers";
import { CONTAINERS } from "./line-units";
import { plainLine } from "./plain-line";
import type { Amount } from "./stated-amount";

/** Parses '2 1/2 cups (300 g) finely chopped flat-leaf parsley, plus more to serve'. Accepts any text. */
export const parseLine = (line: string, knowledge: Knowledge): ParsedLine =>
  parseDivided(divideLine(line, knowledge), knowledge);

/** A line in plain signs, with the amounts at its beginning or, if there are none, the amounts after the food. */
export type DividedLine = {
  readonly plain: string;
  readonly amounts: AmountsMatch;
  readonly late: LateAmounts | null;
};

export function divideLine(line: string, knowledge: Knowledge): DividedLine {
  const plain = plainLine(line);
  const before = readAmountBeforeFood(plain, knowledge);
  if (before) return { plain, amounts: NO_AMOUNTS, late: before };
  const amounts = beginsWithNumberName(plain, knowledge) ? NO_AMOUNTS : readAmounts(plain);
  const isWithout = amounts.amounts.length === 0 || amounts.end === 0;
  return { plain, amounts, late: isWithout ? (readAmountBehindFood(plain) ?? readLateAmounts(plain)) : null };
}

const NO_AMOUNTS: AmountsMatch = { amounts: [], size: "", end: 0, note: "" };
/** No name of a food that begins with a number is longer. */
const LONGEST_NAME = 60;

/** "Half and half", "five spice powder", "tres leches cake": the number is part of a food's name, and no amount. */
function beginsWithNumberName(plain: string, knowledge: Knowledge): boolean {
  if (!beginsWithNumberWord(plain)) return false;
  const [first, second] = recognise(tokenize(plain.slice(0, LONGEST_NAME)), knowledge);
  const named = first?.kind === "word" && second?.before === "" ? second : first;
  return named?.kind === "concept" && named.tokens.length > 1 && beginsWithNumberWord(named.tokens[0]?.text ?? "");
}

/** Parses a line whose amounts were read already. */
export function parseDivided(
  { plain: text, amounts: read, late: behind }: DividedLine,
  knowledge: Knowledge,
): ParsedLine {
  const late = read.amounts.length === 0 ? behind : null;
  const rest = late ? late.rest : text.slice(read.end);
  const other = read.amounts.length === 0 ? "" : otherCount(rest, read, knowledge);
  const parts = readName(rest.slice(other.length), knowledge);
  const amounts = (late ?? read).amounts.slice();
  let { name } = parts;
  let size = (late ?? read).size || parts.size;
  const lateSize = size || !MAY_BE_SIZE.test(name) ? null : LATE_SIZE.exec(name);
  if (lateSize?.[1]) {
    size = lateSize[1];
    name = name.slice(lateSize[0].length);
  }
  name = takeMeasureAtEnd(takeInnerWeight(name, amounts), amounts);
  if (parts.trailingUnit && !takesTrailingUnit(parts.trailingUnit, amounts)) name = `${name} ${parts.trailingUnit}`;
  if (name === "") name = takeNameFromUnit(amounts);
  const said = name === "" ? text.trim() : name;
  const note = [other.trim(), parts.note, read.note].filter((each) => each !== "").join(", ");
  return new ParsedLine({ size, name: said, preparation: parts.preparation, note, amounts }, knowledge);
}

/**
 * The parts of an ingredient line. `quantityMax` is the upper end of a range. A class, because an object with a getter of
 * its own is slow to create; a copy by spread has no `confidence`, and the types say so.
 */
export class ParsedLine {
  readonly quantity: Fraction | null;
  readonly quantityMax: Fraction | null;
  readonly unit: Unit | null;
  readonly unitText: string;
  readonly size: string;
  readonly name: string;
  readonly preparation: string;
  readonly note: string;
  /** All stated amounts, including the first. */
  readonly amounts: readonly Amount[];
  readonly #knowledge: Knowledge;

  constructor({ size, name, preparation, note, amounts }: SaidParts, knowledge: Knowledge) {
    const [first] = amounts;
    this.quantity = first?.quantity ?? null;
    this.quantityMax = first?.quantityMax ?? null;
    this.unit = first?.unit ?? null;
    this.unitText = first?.unitText ?? "";
    this.size = size;
    this.name = name;
    this.preparation = preparation;
    this.note = note;
    this.amounts = amounts;
    this.#knowledge = knowledge;
  }

  /** How likely it is, from 0 to 1, that amount and name are right (line-confidence.ts). Computed when it is asked for. */
  get confidence(): number {
    const { name, note, amounts } = this;
    return confidenceIn({ name, note, hasAmount: amounts.length > 0 }, this.#knowledge);
  }
}

type SaidParts = Pick<ParsedLine, "size" | "name" | "preparation" | "note" | "amounts">;

const OTHER_COUNT = new RegExp(
  `^\\s*(?:(\\p{L}{3,12})\\s+)?(?:${anyOf("either_or")})\\s+\\d{1,3}\\s+(\\p{L}{2,12})\\s+(?=\\p{L})`,
  "iu",
);

/** "2 large or 3 small pears", "2 große oder 3 kleine Zwiebeln": what stands before the food and counts it in another size. */
function otherCount(rest: string, { amounts, size }: AmountsMatch, knowledge: Knowledge): string {
  if (amounts.length !== 1 || amounts[0]?.unit || !HAS_DIGIT.test(rest)) return "";
  const [whole = "", sized = "", other = ""] = OTHER_COUNT.exec(rest) ?? [];
  if (whole === "" || (sized === "" && size === "") || findUnit(other) || findForeignUnit(other)) return "";
  const isFood = (text: string) => namesConcept(tokenize(text), knowledge);
  return isFood(sized) || isFood(other) || !isFood(rest.slice(whole.length)) ? "" : whole;
}

const MAY_BE_SIZE = /^[elmsfp\u0080-\uffff]/i;
const LATE_SIZE = /^(extra[- ]large|large|medium|small|medium-sized?|fat(?= garlic)|plump(?= garlic))\s+(?=\p{L})/iu;

const INNER_WEIGHT =
  /(?<=^|\s)(?:(?:about|approx\.?)\s+)?\d[\d.,/½¼¾⅓⅔⅛]{0,5}(?:[-\s]\d\/\d)?(?:\s?(?:-|–|to|or)\s?\d[\d.,/½¼¾⅓⅔⅛]{0,5})?[-\s]?(?:g|gram|kg|oz|ounce|lb|pound)s?\b\.?\s+(?=\p{L}{3})/iu;
/** Words after which another amount begins. */
const ANOTHER = /(?:^|\s)(?:or|and|plus|with|into|to|from|of|for|than)(?:\s|$)/i;
const HAS_DIGIT = /\d/;

/**
 * "4 skinless 6-ounce salmon fillets", "1 whole 4-lb chicken": removes the weight of one piece from the name and adds
 * it to the amounts.
 */
function takeInnerWeight(name: string, amounts: Amount[]): string {
  const [first] = amounts;
  if (amounts.length !== 1 || !first?.quantity || first.unit || !HAS_DIGIT.test(name)) return name;
  const match = INNER_WEIGHT.exec(name);
  if (!match || ANOTHER.test(name.slice(0, match.index)) || EACH_BEHIND.test(name.slice(match.index + match[0].length)))
    return name;
  const [weight] = readAmounts(match[0]).amounts;
  if (weight?.unit?.kind !== "mass") return name;
  // Its place is that in the name, and the weight of one piece stays the same at any scale.
  amounts.push({ ...weight, places: [], of: "each" });
  return name.slice(0, match.index) + name.slice(match.index + match[0].length);
}

const MEASURE_AT_END =
  /(?<=\p{L}{2})\s+(?:[/=]\s?)?(\d[\d.,/]{0,6}\s?(?:g|gr|grams?|kg|ml|cl|dl|l|oz|ounces?|lbs?|pounds?)\.?)$/iu;

/** "3 tbsp tomato purée 45 ml", "1 stick butter 113 grams": the same amount in another measure. */
function takeMeasureAtEnd(name: string, amounts: Amount[]): string {
  const [first] = amounts;
  if (!first?.unit || amounts.length > 1 || !HAS_DIGIT.test(name)) return name;
  const match = MEASURE_AT_END.exec(name);
  const [measure] = match?.[1] ? readAmounts(match[1]).amounts : [];
  if (!match || !measure?.unit?.size || ANOTHER.test(name.slice(0, match.index))) return name;
  // The weight behind "2 cans of tomatoes" may be that of each, so it stays where it stands.
  if (!first.unit.size && CONTAINERS.has(first.unit.key)) return name;
  amounts.push({ ...measure, places: [], ...(first.unit.size ? {} : { of: "all" as const }) });
  return name.slice(0, match.index);
}

const EACH_BEHIND = /^(?:each|total|in)\b/i;

/** "2 garlic cloves", "Parsley sprigs": the unit follows the food. "200 g celery sticks" already has a unit. */
function takesTrailingUnit(trailing: string, amounts: Amount[]): boolean {
  const unit = findUnit(trailing);
  const [first] = amounts;
  if (!unit || amounts.some((amount) => amount.unit)) return false;
  if (!first && !UNCOUNTED.has(unit.key)) return false;
  amounts[0] = { quantity: null, quantityMax: null, places: [], ...first, unit, unitText: trailing };
  return true;
}

/** Plurals without a number: "garlic cloves", "celery ribs". */
const UNCOUNTED = new Set(["clove", "sprig", "rib", "stalk", "head"]);

/** "15 cloves", "4 rolls": what looked like a unit is the food. */
function takeNameFromUnit(amounts: Amount[]): string {
  const [first] = amounts;
  if (first?.unit?.kind !== "count" || amounts.length > 1 || first.unit.key === "dozen") return "";
  amounts[0] = { ...first, unit: null, unitText: "" };
  return first.unitText;
}
