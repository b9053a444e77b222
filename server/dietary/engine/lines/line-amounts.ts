import { compare, divide, type Fraction, fraction, multiply } from "@/lib/quantity/fraction";
import type { Unit } from "@/lib/quantity/units";
import { Openings } from "../text/openings";
import { anyOf, listOfKind } from "../text/word-lists";
import { JOINT, SIZE_BEFORE_UNIT } from "./amount-patterns";
import { countOfParts } from "./count-of-parts";
import { ofHalfUnit } from "./half-units";
import { readNumber, readPlaced } from "./line-numbers";
import { HYPHEN, Initials, isBoundary, Reader } from "./line-reader";
import { CONTAINERS, PIECES, readUnit, type UnitMatch } from "./line-units";
import { type Amount, asMore, type NumberPlace, withScope } from "./stated-amount";
import { FOREIGN_OF, sizeBehindUnit, takesVagueCount, uncounted } from "./uncounted";

export type AmountsMatch = {
  /** The first amount, and every further one in the order written: "100g/3½oz", "1 (14 oz) can". */
  readonly amounts: readonly Amount[];
  /** small, large, medium-size … if it is written between the amount and the food. */
  readonly size: string;
  readonly end: number;
  readonly note: string;
};

const LEAD = new RegExp(`(?:${anyOf("before_amount")}|an?(?: very)?(?: ${anyOf("behind_article")})?)\\s+`, "iy");

/** "200 g - 250 g", "1 tsp to 1 tbsp". */
const UNIT_RANGE = /\s*(?:-|–|—|to\b|bis\b)\s*(?=[\d½¼¾⅓⅔⅛⅜⅝⅞.])/y;

const SIZE =
  /(?:(?:extra[- ]large|jumbo|(?:very )?large|medium[- ]sized?|medium|small|tiny|big|lg|sm|md|med|xl)(?:\.)?(?:\s*(?:to|or|-)\s*(?:extra[- ]large|large|medium|small|jumbo))?(?=[\s,]))/iy;

const PIECE = new RegExp(`[-\\s]*(?:long\\s+|thick\\s+)?${PIECES}`, "iy");

const LEAD_OPENINGS = new Openings([...listOfKind("before_amount"), "a ", "an "]);

const UNIT_RANGE_INITIALS = new Initials("-tb");

const SIZE_OPENINGS = new Openings("extra jumbo very large medium small tiny big lg sm md xl".split(" "));

/** "2 x eggs". */
const TIMES = /\s*[x×]\s+(?=\p{L})/iuy;

const TIMES_INITIALS = new Initials("x");

const OF_INITIALS = new Initials("oe");

const FOREIGN_OF_INITIALS = new Initials("dva");

const JOINT_INITIALS = new Initials("/x(p+a=,o|-");

/** The most amounts of a line. */
const MOST = 20;

/** Reads the amounts that a line starts with. Never throws; a line without any has none. */
export function readAmounts(text: string): AmountsMatch {
  const reader = new Reader(text);
  reader.space();
  const amounts: Amount[] = [];
  const parts = countOfParts(reader);
  const first = parts
    ? { quantity: parts.value, quantityMax: null, unit: null, unitText: "", places: [parts] }
    : readAmount(reader, true);
  if (!first) return uncounted(reader) ?? { amounts, size: "", end: 0, note: "" };
  amounts.push(first);
  for (let more = readFurther(reader, first); more; more = amounts.length < MOST ? readFurther(reader, first) : null)
    amounts.push(...more);
  joinUnit(reader, amounts);
  if (first.unit === null && TIMES_INITIALS.mayStart(text, reader.behindSpace())) reader.skip(TIMES);
  if (amounts.some(({ unit }) => unit?.kind === "length")) reader.skip(PIECE);
  const size = readSize(reader);
  if (size !== "") {
    readWeightBehindSize(reader, amounts);
    joinUnit(reader, amounts);
  }
  const behind = size === "" && amounts.some((amount) => amount.unit) ? sizeBehindUnit(reader) : "";
  if (OF_INITIALS.mayStart(text, reader.behindSpace())) reader.skip(OF_OR_EACH);
  else if (FOREIGN_OF_INITIALS.mayStart(text, reader.behindSpace()) && amounts.some((amount) => amount.unit))
    reader.skip(FOREIGN_OF);
  reader.space();
  return { amounts, size: size || behind, end: reader.at, note: "" };
}

const COMMA = /\s*,?\s*/y;

/** "1 small (about 2-pound) head": the weight may be between the size and the unit. */
function readWeightBehindSize(reader: Reader, amounts: Amount[]): void {
  if (amounts.length > 1 || amounts[0]?.unit) return;
  const start = reader.at;
  const opening = reader.take(OPENING);
  const weight = opening === null ? null : readBracket(reader, start);
  if (!weight) return;
  const behind = reader.at;
  if (weight.every(({ unit }) => unit?.kind === "mass")) {
    reader.space();
    const unit = readUnit(reader);
    if (unit?.unit.kind === "count" && isBoundary(reader)) {
      reader.at = behind;
      amounts.push(...weight);
      return;
    }
  }
  reader.at = start;
}

const OPENING = /\(\s*(?:about|approx\.?|approximately|around|roughly)?\s*/iy;

const OF_OR_EACH = /\s*(?:of(?:\s+(?:a|an|the))?\b|each\b)\s*/iy;

function readSize(reader: Reader): string {
  reader.space();
  const start = reader.at;
  const size = reader.opens(SIZE_OPENINGS) ? (reader.take(SIZE)?.trim() ?? "") : "";
  if (size) reader.skip(COMMA);
  else reader.at = start;
  return size;
}

function readAmount(reader: Reader, leading: boolean): Amount | null {
  const start = reader.at;
  let lead = "";
  for (let word: string | null = ""; leading && word !== null && reader.opens(LEAD_OPENINGS); ) {
    word = reader.take(LEAD);
    lead = word ?? lead;
  }
  const number = readNumber(reader, lead !== "" && /^between/i.test(lead));
  if (!number) {
    reader.at = start;
    return leading ? unitAlone(reader) : null;
  }
  const { quantity, quantityMax, places } = ofHalfUnit(reader, number);
  const unit = readUnit(reader);
  if (
    !unit &&
    reader.text.charCodeAt(reader.at) === HYPHEN &&
    IS_SIZE.test(reader.text.slice(reader.at, reader.at + 12))
  ) {
    reader.at = start;
    return null;
  }
  if (!unit) return { quantity, quantityMax, places, unit: null, unitText: "" };
  const high = quantityMax ? null : highOfUnitRange(reader, quantity, unit.unit);
  return high
    ? { quantity, quantityMax: high.value, places: [...places, high.place], unit: unit.unit, unitText: unit.text }
    : { quantity, quantityMax, places, unit: unit.unit, unitText: unit.text };
}

/** Matches after a number that is a size: a "9-inch pie crust" is not nine of them. */
const IS_SIZE = /^-(?:inch|in\.|cm\b)(?!\s*\()/i;

/**
 * The upper end of "200 g - 250 g" or "1 tsp to 1 tbsp", in the unit of the lower end. Null for two systems of
 * measures, which state one amount twice.
 */
function highOfUnitRange(
  reader: Reader,
  low: Fraction,
  { key, kind, size }: Unit,
): { value: Fraction; place: NumberPlace } | null {
  if (!UNIT_RANGE_INITIALS.mayStart(reader.text, reader.behindSpace())) return null;
  const start = reader.at;
  const place = reader.skip(UNIT_RANGE) ? readPlaced(reader) : null;
  const other = place && readUnit(reader)?.unit;
  if (place && other && other.kind === kind && METRIC.has(other.key) === METRIC.has(key)) {
    const inUnit = size && other.size && divide(multiply(place.value, other.size), size);
    const value = other.key === key ? place.value : inUnit;
    if (value && compare(value, low) > 0) return { value, place };
  }
  reader.at = start;
  return null;
}

const ARTICLE = new RegExp(`${anyOf("article")}\\s+`, "iy");

const ARTICLE_INITIALS = new Initials(
  listOfKind("article")
    .map((word) => word.charAt(0))
    .join(""),
);

/** Units that are also names of foods, or that cannot measure anything without a number. */
const NO_UNIT_ALONE = /^(?:leaf|fillet|stem|rib|round|part|ball|roll|link|dozen)$/;

const SPOON = /^(?:tsp|tbsp|dsp)$/;

const MEASURE_ALONE = /^(?:tsp|tbsp|dsp|cup|pint)$/;

/**
 * An amount without a number: "a handful of parsley", "a few sprigs", "tsp salt", "heaping cup of flour". "A cup"
 * counts as one.
 */
function unitAlone(reader: Reader): Amount | null {
  const start = reader.at;
  const isSome = takesVagueCount(reader);
  const article = !isSome && reader.starts(ARTICLE_INITIALS) ? reader.take(ARTICLE) : null;
  const textStart = reader.at;
  const isVague = isSome || takesVagueCount(reader);
  const unit = readUnit(reader);
  if (unit && /^(?:\s|$)/.test(reader.text.slice(reader.at, reader.at + 1))) {
    const unitText = reader.text.slice(textStart, reader.at).trim();
    const amount = { quantity: null, quantityMax: null, unit: unit.unit, unitText, places: [] };
    if (isVague || isCountAlone(unit, article)) return amount;
    if (article && unit.unit.size && unit.text.length > 1 && unit.unit.kind !== "length") {
      const one = { value: fraction(1), from: start, to: start + article.trimEnd().length };
      return { ...amount, quantity: one.value, places: [one] };
    }
    if (isMeasureAlone(unit, reader)) return amount;
  }
  reader.at = start;
  return null;
}

/** Measures of what nobody counts, in every language: "handje pijnboompitten", "szczypta soli". */
const ALONE = /^(?:handful|pinch|splash|drop|drizzle|dollop|sprig)$/;

function isCountAlone({ unit, text }: UnitMatch, article: string | null): boolean {
  if (unit.kind !== "count" || NO_UNIT_ALONE.test(unit.key)) return false;
  return (
    unit.spellings.some((spelling) => text.toLowerCase().endsWith(spelling)) || ALONE.test(unit.key) || article !== null
  );
}

const isMeasureAlone = ({ unit, text }: UnitMatch, reader: Reader): boolean =>
  text.length > 2 &&
  MEASURE_ALONE.test(unit.key) &&
  (SPOON.test(unit.key) || text.includes(" ") || /^\s+of\b/i.test(reader.text.slice(reader.at, reader.at + 12)));

/** "1 cup plus 2 tbsp", "2 tbsp, plus 1 tsp". */
const ADDS = /^,?\s*(?:plus|\+|and)/i;

const METRIC = new Set(["mg", "g", "kg", "ml", "cl", "dl", "l"]);

/** "1 lb 4 oz": the remainder in a smaller measure follows directly. "1 lb 450 g" states one amount twice. */
function isRest(joint: string, { unit, quantity }: Amount, { unit: larger }: Amount): boolean {
  if (joint !== "" || !unit?.size || !larger?.size || !quantity || unit.kind !== larger.kind) return false;
  return METRIC.has(unit.key) === METRIC.has(larger.key) && compare(multiply(quantity, unit.size), larger.size) < 0;
}

/** What follows the first amount: "/3½oz", "(14 oz)", "x 400g", "plus 1 tbsp", "2oz". */
function readFurther(reader: Reader, first: Amount): Amount[] | null {
  const start = reader.at;
  reader.space();
  const joint = (reader.starts(JOINT_INITIALS) && reader.take(JOINT)) || "";
  if (joint.startsWith("(")) return readBracket(reader, start);
  const amount = readAmount(reader, false);
  const measured = amount?.unit && (amount.unit.kind !== "count" || /^[x×]/i.test(joint));
  if (amount && (measured || /^[x×/]/i.test(joint)) && !(joint === "" && amount.unit?.kind === "length")) {
    if (ADDS.test(joint) || isRest(joint, amount, first)) return [asMore(amount)];
    return [first.unit === null && IS_OF_EACH.test(joint) ? withScope(amount, "each") : amount];
  }
  reader.at = start;
  return joint === "" ? readBetweenCommas(reader, first) : null;
}

/** "2 400 g tins", "2 x 400 g", "half of a 400 g tin". */
const IS_OF_EACH = /^(?:$|x|×|of\b)/i;

/** "1 can, 14.5 oz, diced tomatoes". */
function readBetweenCommas(reader: Reader, first: Amount): Amount[] | null {
  const start = reader.at;
  if (first.unit && CONTAINERS.has(first.unit.key) && reader.skip(COMMA_BEFORE_NUMBER)) {
    const amount = readAmount(reader, true);
    if (amount?.unit && amount.unit.kind !== "count" && reader.skip(COMMA_BEHIND)) return [amount];
  }
  reader.at = start;
  return null;
}

const COMMA_BEFORE_NUMBER = /\s*,\s*(?=(?:about\s+)?\d)/iy;
const COMMA_BEHIND = /(?:\s+each)?\s*,\s*(?=\p{L})/iuy;

function readBracket(reader: Reader, start: number): Amount[] | null {
  const amounts: Amount[] = [];
  for (let next = readAmount(reader, true); next; next = amounts.length < MOST ? readAmount(reader, true) : null) {
    amounts.push(next);
    reader.take(
      /\s*(?:each|total|in total|in all|weight|drained weight|net weight|size)?\s*(?:\/|,|;|or|plus|to|-|–|and)?\s*(?:about|approx\.?)?\s*/iy,
    );
  }
  if (
    amounts.length > 0 &&
    amounts.every((amount) => amount.unit) &&
    reader.take(/\s*(?:each|total|in total|in all|size)?\s*\)/iy)
  ) {
    const said = reader.text.slice(start, reader.at);
    const of = SAYS_ALL.test(said) ? "all" : SAYS_EACH.test(said) ? "each" : null;
    return of ? amounts.map((amount) => withScope(amount, of)) : amounts;
  }
  reader.at = start;
  return null;
}

const SAYS_ALL = /\b(?:total|in all)\b/i;
/** "(6-ounce)" states the size of each piece. */
const SAYS_EACH = /\beach\b|[\d½¼¾⅓⅔⅛]-(?:ounce|oz|pound|lb|gram|g|kg)\b/i;

function hasCount(amounts: readonly Amount[]): boolean {
  for (const { unit } of amounts) if (unit?.kind === "count" && unit.key !== "serving") return true;
  return false;
}

const SIZE_START = /[\d(½¼¾⅓⅔⅛]/;

const mayBeSized = (reader: Reader): boolean => SIZE_START.test(reader.text.charAt(reader.behindSpace()));

/** "½ (2 ml) tsp": a number, and in brackets the volume of the spoon that follows. */
const isVolumeOf = ([first, second]: readonly Amount[]): boolean =>
  first?.unit === null && second?.unit?.kind === "volume";

/** "1 14-ounce can", "2 (400 g) tins", "4 large cloves": the unit comes after the size. */
function joinUnit(reader: Reader, amounts: Amount[]): void {
  if (hasCount(amounts)) return;
  const start = reader.at;
  const first = amounts[0];
  const isSized = first?.unit === null && mayBeSized(reader) && reader.skip(SIZE_BEFORE_UNIT);
  const unit = readUnit(reader);
  if (
    unit &&
    first &&
    isBoundary(reader) &&
    (unit.unit.kind === "count" || ((isSized || isVolumeOf(amounts)) && unit.unit.kind === "volume")) &&
    (first.unit === null || amounts.length > 0)
  ) {
    const rest = reader.text.slice(reader.at).trim();
    if (
      rest !== "" &&
      !/^(?:,|and\b|or\b|\()/.test(rest) &&
      (first.unit === null ||
        !/^(?:leaf|rib|round|stem|fillet|ball|roll|head|piece|floret|part|square)$/.test(unit.unit.key) ||
        /^of\b/.test(rest))
    ) {
      const joined: Amount = { quantity: null, quantityMax: null, unit: unit.unit, unitText: unit.text, places: [] };
      const { quantity, quantityMax, places } = first;
      if (first.unit === null) {
        amounts[0] = { quantity, quantityMax, unit: unit.unit, unitText: unit.text, places };
        for (let i = 1; i < amounts.length; i++) {
          const size = amounts[i] as Amount;
          if (!size.of && CONTAINERS.has(unit.unit.key)) amounts[i] = withScope(size, "each");
        }
      } else amounts.push(joined);
      return;
    }
  }
  reader.at = start;
}
