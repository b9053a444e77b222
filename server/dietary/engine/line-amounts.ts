import { add, compare, divide, type Fraction, fraction, multiply } from "@/lib/quantity/fraction";
import { matchQuantity } from "@/lib/quantity/parse-quantity";
import { findUnit, type Unit } from "@/lib/quantity/units";
import { FOREIGN_SPOON, findForeignUnit, foreignSpoon } from "./foreign-units";
import { Openings } from "./openings";

/** One stated amount: "2-3 tbsp", "400 g", "1½" or "handful" (a unit without a number). */
export type Amount = {
  readonly quantity: Fraction | null;
  /** The high end of a range. */
  readonly quantityMax: Fraction | null;
  readonly unit: Unit | null;
  /** As written: "heaped tbsp". */
  readonly unitText: string;
  /** To be added to the one before it ("1 cup plus 2 tbsp", "1 lb 4 oz"), not the same in another measure. */
  readonly isMore?: true;
};

export type AmountsMatch = {
  /** The first amount, and every further one in the order written: "100g/3½oz", "1 (14 oz) can". */
  readonly amounts: readonly Amount[];
  /** small, large, medium-size … where it stands between the amount and the food. */
  readonly size: string;
  readonly end: number;
  readonly note: string;
};

const NUMBER_WORDS = new Map<string, Fraction>([
  ["one", fraction(1)],
  ["two", fraction(2)],
  ["three", fraction(3)],
  ["four", fraction(4)],
  ["five", fraction(5)],
  ["six", fraction(6)],
  ["seven", fraction(7)],
  ["eight", fraction(8)],
  ["nine", fraction(9)],
  ["ten", fraction(10)],
  ["eleven", fraction(11)],
  ["twelve", fraction(12)],
  ["half", fraction(1, 2)],
  ["quarter", fraction(1, 4)],
  ["third", fraction(1, 3)],
]);
const COUNTS = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const PARTS = new Map<string, bigint>([
  ["half", 2n],
  ["halves", 2n],
  ["third", 3n],
  ["quarter", 4n],
  ["fourth", 4n],
  ["eighth", 8n],
]);
/** "three-quarters", "two thirds", "one third" behind its number. */
const PART_OF = /[\s-](third|quarter|fourth|eighth|half)(s?)(?:\s+of(?=\s+an?\s))?(?:\s+an?)?(?=\s)/iy;
/** "one and a half", "2 and a quarter". */
const AND_PART = /\s+(?:and|&)\s+(?:an?|one)[\s-]+(half|third|quarter)(?=\s)/iy;

const LONGEST_NUMBER_WORD = 7;

const LEAD =
  /(?:about|approximately|approx\.?|around|roughly|circa|ca\.?|c\.|at least|at most|up to|(?:no |not )?(?:more|less) than|exactly|nearly|almost|max(?:imum|\.)?|min(?:imum|\.)?|between|etwa|environ|unos|unas|ungefär|ongeveer|scant|generous|good|heaped|heaping|level|rounded|well-rounded|small|large|big|medium|hefty|very|an? good|an?(?: very)?(?: (?:small|large|big|good|generous|heaped|little))?)\s+/iy;
const RANGE = new RegExp(
  `\\s*(?:-\\s*(?:to|or)\\b|-|–|—|to|or|bis|oder|ou|à|till|tot)\\s*(?=[\\d½¼¾⅓⅔⅛⅜⅝⅞.]|(?:${COUNTS})\\b)`,
  "iy",
);
/** "between 2 and 3". */
const BETWEEN_AND = /\s+and\s+(?=[\d½¼¾⅓⅔⅛⅜⅝⅞.])/y;
/** "200 g - 250 g", "1 tsp to 1 tbsp". */
const UNIT_RANGE = /\s*(?:-|–|—|to\b|bis\b)\s*(?=[\d½¼¾⅓⅔⅛⅜⅝⅞.])/y;
const UNIT_LEAD =
  /(?:(?:very|heaped|heaping|level|rounded|scant|generous|good|small|large|big|medium|medium-size|medium-sized|lg|sm|md|med|thin|thick|fat|packed|heavy|slightly|loosely|firmly|hefty|fine|plump|whole|full|overflowing|light|lightly|tightly|well|healthy|hearty|decent|nice|little|mini|miniature|separate|lengthwise|paper-thin|thick-cut|medium-length|imperial|us|uk|metric|american|english|british|australian|(?:thumb|bite|fist|bun|finger|walnut|hand|golf-ball|egg|palm)-sized?|gestr|gestrichene?r?|geh|gehäufte?r?|rasa?s?|colm[oi]?|bombée?s?|rasée?s?)\.?\s+)*/iy;
const FLUID_OUNCE = /fl(?:uid)?\.?\s*(?:oz|ounces?)\b\.?/iy;
const SIZE =
  /(?:(?:extra[- ]large|jumbo|(?:very )?large|medium[- ]sized?|medium|small|tiny|big|lg|sm|md|med|xl)(?:\.)?(?:\s*(?:to|or|-)\s*(?:extra[- ]large|large|medium|small|jumbo))?(?=[\s,]))/iy;
const SIZED = /(?:[-\s]?(?:cm|mm|inch(?:es)?|in)\b\.?[-\s]?(?:long|thick|wide|square|round|diameter|piece)?|")/iy;

const PIECES = "(?:pieces?|chunks?|knobs?|lengths?|lumps?|thumbs?|nubs?|hunks?|sticks?|strips?|slices?|slabs?)(?=\\s)";
/** "1-inch piece ginger", "5 cm long piece". */
const SIZED_PIECE = new RegExp(`^(?:cm|mm|inch(?:es)?|in)\\b\\.?[-\\s]?(?:long\\s|thick\\s)?\\s*${PIECES}`, "i");
const PIECE = new RegExp(`[-\\s]*(?:long\\s+|thick\\s+)?${PIECES}`, "iy");

/** The letters that words of a kind begin with: most of the time the first letter already says that none stands here. */
class Initials {
  private readonly codes = new Uint8Array(128);
  constructor(letters: string) {
    for (const letter of letters + letters.toUpperCase()) this.codes[letter.charCodeAt(0)] = 1;
  }
  /** Signs outside of ASCII are left to the expression. */
  mayStart(text: string, at: number): boolean {
    const code = text.charCodeAt(at);
    return code < 128 ? this.codes[code] === 1 : at < text.length;
  }
}

const LEAD_OPENINGS = new Openings(
  "about approximately around roughly circa ca. c. at up no not more less exactly nearly almost max min between etwa environ unos unas ungefär ongeveer scant generous good heaped heaping level rounded well small large big medium hefty very an a ".split(
    " ",
  ),
);
const RANGE_INITIALS = new Initials("-tobà");
const UNIT_INITIALS = new Initials("abcdefghijklmnopqrstuvwxyz");
const UNIT_LEAD_OPENINGS = new Openings(
  "very heaped level rounded scant generous good small large big medium lg sm md thin thick fat packed heavy slightly loosely firmly hefty fine plump whole full overflowing light tightly well thumb bite healthy decent nice little mini separate lengthwise paper imperial us uk metric american english british australian fist bun finger walnut hand golf egg palm gestrichen geh gehäuft ras colm bombée".split(
    " ",
  ),
);
const UNIT_RANGE_INITIALS = new Initials("-tb");
const SPOON_INITIALS = new Initials("c");
const FLUID_INITIALS = new Initials("f");
const SIZE_OPENINGS = new Openings("extra jumbo very large medium small tiny big lg sm md xl".split(" "));
const PART_OPENINGS = new Openings(["third", "quarter", "fourth", "eighth", "half", "and", "&"]);
const NUMBER_WORD_INITIALS = new Initials("otfsenhq");
/** "2 x eggs". */
const TIMES = /\s*[x×]\s+(?=\p{L})/iuy;
const TIMES_INITIALS = new Initials("x");
const OF_INITIALS = new Initials("oe");
const FOREIGN_OF_INITIALS = new Initials("dva");
/** "de farine", "d'huile", "di olio", "dell'aglio", "van", "von", "av". */
const FOREIGN_OF = /\s*(?:(?:de la|des?|di|del|della|do|da|du|van|von|av)\s+(?:l['’])?|d['’]|dell['’])(?=\p{L})/uy;
const JOINT_INITIALS = new Initials("/x(p+a=,o|-");

class Reader {
  at = 0;
  constructor(readonly text: string) {}
  starts(initials: Initials): boolean {
    return initials.mayStart(this.text, this.at);
  }
  opens(openings: Openings): boolean {
    return this.at < this.text.length && openings.mayOpenAt(this.text, this.at);
  }
  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (!match) return null;
    this.at = pattern.lastIndex;
    return match[0];
  }
  /** As `take`, where it does not matter what was taken. */
  skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }
  /** A row of letters, where it is not longer than a number's word. */
  letters(): string | null {
    const { text, at } = this;
    let end = at;
    while (isLetter(text.charCodeAt(end))) end++;
    if (end === at || end - at > LONGEST_NUMBER_WORD) return null;
    this.at = end;
    return text.slice(at, end);
  }
  /** Letters, one apostrophe among them ("pack's") and the dot of an abbreviation. */
  word(): string {
    const { text, at } = this;
    let end = at;
    for (let code = text.charCodeAt(end); isLetter(code) || isAccented(code); code = text.charCodeAt(end)) end++;
    if (end === at) return "";
    const apostrophe = text.charCodeAt(end);
    if ((apostrophe === APOSTROPHE || apostrophe === QUOTE) && isSmallLetter(text.charCodeAt(end + 1)))
      for (end += 2; isSmallLetter(text.charCodeAt(end)); ) end++;
    if (text.charCodeAt(end) === POINT) end++;
    this.at = end;
    return text.slice(at, end);
  }
  space(): void {
    this.at = this.behindSpace();
  }
  spaceAndHyphens(): void {
    this.at = this.behindSpaceAndHyphen();
  }
  behindSpaceAndHyphen(): number {
    const { text } = this;
    let { at } = this;
    while (at < text.length && (text.charCodeAt(at) === HYPHEN || isSpace(text, at))) at++;
    return at;
  }
  behindSpace(): number {
    const { text } = this;
    let { at } = this;
    while (at < text.length && isSpace(text, at)) at++;
    return at;
  }
}

const HYPHEN = 45;
const SMALL_P = 112;
const POINT = 46;
const APOSTROPHE = 39;
const QUOTE = 0x2019;

const isSmallLetter = (code: number): boolean => code >= 97 && code <= 122;
const isLetter = (code: number): boolean => isSmallLetter(code | 32);
/** Letters of the western languages that are not of ASCII. */
const isAccented = (code: number): boolean => code >= 0xc0 && code < 0x250 && code !== 0xd7 && code !== 0xf7;

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || (code >= 9 && code <= 13) || (code > 127 && /\s/.test(text.charAt(at)));
}

/** Nobody says an amount more often than this. */
const MOST = 20;

/** Reads the amounts that a line starts with. Never throws; a line without any has none. */
export function readAmounts(text: string): AmountsMatch {
  const reader = new Reader(text);
  reader.space();
  const amounts: Amount[] = [];
  const first = readAmount(reader, true);
  if (!first) return { amounts, size: "", end: 0, note: "" };
  amounts.push(first);
  for (let more = readFurther(reader, first); more; more = amounts.length < MOST ? readFurther(reader, first) : null)
    amounts.push(...more);
  joinUnit(reader, amounts);
  if (first.unit === null && TIMES_INITIALS.mayStart(text, reader.behindSpace())) reader.skip(TIMES);
  if (amounts.some(({ unit }) => unit?.kind === "length")) reader.skip(PIECE);
  const size = readSize(reader);
  if (size !== "") joinUnit(reader, amounts);
  if (OF_INITIALS.mayStart(text, reader.behindSpace())) reader.skip(OF_OR_EACH);
  else if (FOREIGN_OF_INITIALS.mayStart(text, reader.behindSpace()) && amounts.some((amount) => amount.unit))
    reader.skip(FOREIGN_OF);
  reader.space();
  return { amounts, size, end: reader.at, note: "" };
}

const COMMA = /\s*,?\s*/y;
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
  const unit = readUnit(reader);
  if (!unit) return { quantity: number.quantity, quantityMax: number.quantityMax, unit: null, unitText: "" };
  const quantityMax = number.quantityMax ?? highOfUnitRange(reader, number.quantity, unit.unit);
  return { quantity: number.quantity, quantityMax, unit: unit.unit, unitText: unit.text };
}

/** "200 g - 250 g", "1 tsp to 1 tbsp": the high end, in the unit of the low one. Two systems of measures say one amount twice. */
function highOfUnitRange(reader: Reader, low: Fraction, { key, kind, size }: Unit): Fraction | null {
  if (!UNIT_RANGE_INITIALS.mayStart(reader.text, reader.behindSpace())) return null;
  const start = reader.at;
  const quantity = reader.skip(UNIT_RANGE) ? readOne(reader) : null;
  const other = quantity && readUnit(reader)?.unit;
  if (quantity && other && other.kind === kind && METRIC.has(other.key) === METRIC.has(key)) {
    const high = other.key === key ? quantity : size && other.size && divide(multiply(quantity, other.size), size);
    if (high && compare(high, low) > 0) return high;
  }
  reader.at = start;
  return null;
}

const ARTICLE = /(?:an?|une?|una|uno|eine?n?|een|ett)\s+/iy;
const ARTICLE_INITIALS = new Initials("aue");
const VAGUE_INITIALS = new Initials("cfs");
const VAGUE_COUNT = /(?:couple(?:\s+of)?|few|several)\s+/iy;
/** Names of foods too, or of nothing that is measured by itself. */
const NO_UNIT_ALONE = /^(?:leaf|fillet|stem|rib|round|part|ball|roll|link|dozen)$/;
const SPOON = /^(?:tsp|tbsp|dsp)$/;
const MEASURE_ALONE = /^(?:tsp|tbsp|dsp|cup|pint)$/;

/** "A handful of parsley", "a few sprigs", "tsp salt", "heaping cup of flour": an amount without a number. "A cup" is one. */
function unitAlone(reader: Reader): Amount | null {
  const start = reader.at;
  const article = reader.starts(ARTICLE_INITIALS) ? reader.take(ARTICLE) : null;
  const textStart = reader.at;
  const isVague = reader.starts(VAGUE_INITIALS) && reader.skip(VAGUE_COUNT);
  const unit = readUnit(reader);
  if (unit && /^(?:\s|$)/.test(reader.text.slice(reader.at, reader.at + 1))) {
    const unitText = reader.text.slice(textStart, reader.at).trim();
    const amount = { quantity: null, quantityMax: null, unit: unit.unit, unitText };
    if (isVague || isCountAlone(unit, article)) return amount;
    if (article && unit.unit.size && unit.text.length > 1 && unit.unit.kind !== "length")
      return { ...amount, quantity: fraction(1) };
    if (isMeasureAlone(unit, reader)) return amount;
  }
  reader.at = start;
  return null;
}

function isCountAlone({ unit, text }: UnitMatch, article: string | null): boolean {
  if (unit.kind !== "count" || NO_UNIT_ALONE.test(unit.key)) return false;
  return (
    unit.spellings.some((spelling) => text.toLowerCase().endsWith(spelling)) || unit.key === "pinch" || article !== null
  );
}

const isMeasureAlone = ({ unit, text }: UnitMatch, reader: Reader): boolean =>
  text.length > 2 &&
  MEASURE_ALONE.test(unit.key) &&
  (SPOON.test(unit.key) || text.includes(" ") || /^\s+of\b/i.test(reader.text.slice(reader.at, reader.at + 8)));

type Numbers = { quantity: Fraction; quantityMax: Fraction | null };

function readNumber(reader: Reader, isBetween: boolean): Numbers | null {
  const low = readOne(reader);
  if (!low) return null;
  const before = reader.at;
  const isRange = RANGE_INITIALS.mayStart(reader.text, reader.behindSpace()) && reader.skip(RANGE);
  if (isRange || (isBetween && reader.skip(BETWEEN_AND))) {
    const high = readOne(reader);
    if (high && compare(high, low) > 0) return { quantity: low, quantityMax: high };
    reader.at = before;
  }
  return { quantity: low, quantityMax: null };
}

function readOne(reader: Reader): Fraction | null {
  const number = readDigits(reader) ?? readNumberWord(reader);
  if (number === null || !PART_OPENINGS.mayOpenAt(reader.text, reader.behindSpaceAndHyphen())) return number;
  return withPart(reader, number);
}

/** "three quarters", "one and a half": what stands behind the number is a part of it or one more. */
function withPart(reader: Reader, number: Fraction): Fraction {
  const start = reader.at;
  const word = reader.take(PART_OF);
  const [, part = "", plural = ""] = (word && /(third|quarter|fourth|eighth|half)(s?)/i.exec(word)) || [];
  const size = PARTS.get(part.toLowerCase());
  if (size && number.denominator === 1n && number.numerator < size && (plural !== "" || number.numerator === 1n))
    return divide(number, fraction(size));
  reader.at = start;
  const more = PARTS.get((reader.take(AND_PART)?.match(/(?:half|third|quarter)$/i)?.[0] ?? "").toLowerCase());
  return more ? add(number, fraction(1n, more)) : number;
}

/** "70% chocolate", "180°C": no amount of the food. */
const IS_SHARE = /[%°]/;

function readDigits(reader: Reader): Fraction | null {
  const match = matchQuantity(reader.text, reader.at);
  if (!match || IS_SHARE.test(reader.text.charAt(match.end))) return null;
  reader.at = match.end;
  return match.value;
}

const BEHIND_NUMBER_WORD = /(?:\s+(?:of\s+)?an?)?(?=[\s-])/iy;

function readNumberWord(reader: Reader): Fraction | null {
  if (!reader.starts(NUMBER_WORD_INITIALS)) return null;
  const start = reader.at;
  const word = reader.letters();
  const value = word ? NUMBER_WORDS.get(word.toLowerCase()) : undefined;
  if (value && reader.skip(BEHIND_NUMBER_WORD)) return value;
  reader.at = start;
  return null;
}

type UnitMatch = { readonly unit: Unit; readonly text: string };

function readUnit(reader: Reader): UnitMatch | null {
  const start = reader.at;
  reader.spaceAndHyphens();
  const length = reader.at === start + 1 && reader.text[start] === "-" ? hyphenatedLength(reader) : "none";
  if (length !== "none") {
    if (length === null) reader.at = start;
    return length;
  }
  const wordStart = reader.at;
  const found = unitWord(reader) ?? (takesUnitLead(reader) ? unitWord(reader) : null);
  if (found) return { unit: found, text: reader.text.slice(wordStart, reader.at).trim() };
  reader.at = start;
  return null;
}

/** "1-inch piece of ginger" is an inch of it; the inches of a "9-inch pie" are none of its amount. */
function hyphenatedLength(reader: Reader): UnitMatch | null | "none" {
  const wordAt = reader.at;
  if (!reader.skip(SIZED)) return "none";
  reader.at = wordAt;
  const unit = SIZED_PIECE.test(reader.text.slice(wordAt, wordAt + 24)) ? findUnit(reader.word()) : null;
  return unit && { unit, text: reader.text.slice(wordAt, reader.at) };
}

const takesUnitLead = (reader: Reader): boolean =>
  reader.opens(UNIT_LEAD_OPENINGS) && (reader.take(UNIT_LEAD) ?? "") !== "";

/** The unit that stands here, unless it is the first half of a compound such as "cup-sized". */
function unitWord(reader: Reader): Unit | null {
  if (!reader.starts(UNIT_INITIALS)) return null;
  const start = reader.at;
  const unit = spoonHere(reader) ?? plainUnit(reader);
  if (unit && !startsCompound(reader, start)) return unit;
  reader.at = start;
  return null;
}

function plainUnit(reader: Reader): Unit | null {
  if (reader.starts(FLUID_INITIALS) && reader.skip(FLUID_OUNCE)) return findUnit("fl oz");
  const word = reader.word();
  return findUnit(word) ?? (word === "" ? null : findForeignUnit(word));
}

/** "c. à s.", "cuillère à café". */
function spoonHere(reader: Reader): Unit | null {
  if (!reader.starts(SPOON_INITIALS)) return null;
  FOREIGN_SPOON.lastIndex = reader.at;
  const match = FOREIGN_SPOON.exec(reader.text);
  if (!match) return null;
  reader.at = FOREIGN_SPOON.lastIndex;
  return foreignSpoon(match);
}

/** "Pot roast", "pot stickers": the first word is part of a food. */
const FOOD_BEHIND = /^pots?\s+(?:roasts?|pies?|stickers?|noodles?)\b/i;

function startsCompound(reader: Reader, start: number): boolean {
  const next = reader.text.charCodeAt(reader.behindSpace());
  if ((reader.text.charCodeAt(start) | 32) === SMALL_P && FOOD_BEHIND.test(reader.text.slice(start, reader.at + 12)))
    return true;
  return next === HYPHEN && /^\s*-(?!\s)[a-z]/i.test(reader.text.slice(reader.at, reader.at + 12));
}

/** "1 cup plus 2 tbsp", "2 tbsp, plus 1 tsp". */
const ADDS = /^,?\s*(?:plus|\+|and)/i;

const METRIC = new Set(["mg", "g", "kg", "ml", "cl", "dl", "l"]);

/** "1 lb 4 oz": nothing stands between, and what is left over of a larger measure follows it. "1 lb 450 g" says it twice. */
function isRest(joint: string, { unit, quantity }: Amount, { unit: larger }: Amount): boolean {
  if (joint !== "" || !unit?.size || !larger?.size || !quantity || unit.kind !== larger.kind) return false;
  return METRIC.has(unit.key) === METRIC.has(larger.key) && compare(multiply(quantity, unit.size), larger.size) < 0;
}

/** What follows the first amount: "/3½oz", "(14 oz)", "x 400g", "plus 1 tbsp", "2oz". */
function readFurther(reader: Reader, first: Amount): Amount[] | null {
  const start = reader.at;
  reader.space();
  const joint =
    (reader.starts(JOINT_INITIALS) &&
      reader.take(
        /(?:\/\s*|x\s|×\s?|x(?=\d)|\(\s*(?:about|approx\.?|approximately|around|roughly|or|each|total|of)?\s*|(?:,\s*)?plus\s+|\+\s*|and\s+|or\s+(?=[\d½¼¾⅓⅔⅛])|=\s*|\|\s*|[-–]\s+(?=\d)|[,]\s*(?:about|approx\.?|or about)\s+)?/iy,
      )) ||
    "";
  if (joint.startsWith("(")) return readBracket(reader, start);
  const amount = readAmount(reader, false);
  const measured = amount?.unit && (amount.unit.kind !== "count" || /^[x×]/i.test(joint));
  if (amount && (measured || /^[x×/]/i.test(joint)) && !(joint === "" && amount.unit?.kind === "length"))
    return [ADDS.test(joint) || isRest(joint, amount, first) ? asMore(amount) : amount];
  reader.at = start;
  return null;
}

const asMore = ({ quantity, quantityMax, unit, unitText }: Amount): Amount => ({
  quantity,
  quantityMax,
  unit,
  unitText,
  isMore: true,
});

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
  )
    return amounts;
  reader.at = start;
  return null;
}

function hasCount(amounts: readonly Amount[]): boolean {
  for (const { unit } of amounts) if (unit?.kind === "count") return true;
  return false;
}

const isBoundary = ({ text, at }: Reader): boolean => at >= text.length || text.charAt(at) === "," || isSpace(text, at);

/** "1 (2-inch) piece", "four ½-inch-thick slices", "1 (packed) cup": said of the unit that follows. */
const SIZE_BEFORE_UNIT =
  /\s*(?:\(\s*(?:packed|heaped|heaping|scant|level|rounded|generous)\s*\)|\(?\s*(?:about\s+)?(?:\d{1,2}(?:[-\s]\d\/\d|\/\d|\.\d{1,3}|[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛])\s?-?\s?(?:inch(?:es)?|in\b\.?|cm|mm|")(?:[-\s]?(?:thick|long|wide|square|round))?\s*\)?)[\s,-]{1,5}/iy;

const SIZE_START = /[\d(½¼¾⅓⅔⅛]/;
const mayBeSized = (reader: Reader): boolean => SIZE_START.test(reader.text.charAt(reader.behindSpace()));

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
    (unit.unit.kind === "count" || (isSized && unit.unit.kind === "volume")) &&
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
      const joined: Amount = { quantity: null, quantityMax: null, unit: unit.unit, unitText: unit.text };
      const { quantity, quantityMax } = first;
      if (first.unit === null) amounts[0] = { quantity, quantityMax, unit: unit.unit, unitText: unit.text };
      else amounts.push(joined);
      return;
    }
  }
  reader.at = start;
}
