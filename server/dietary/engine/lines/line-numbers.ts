import { add, compare, divide, type Fraction, fraction } from "@/lib/quantity/fraction";
import { matchQuantity } from "@/lib/quantity/parse-quantity";
import { Openings } from "../text/openings";
import { alternatives, anyOf, listOfKind, meaningsOf } from "../text/word-lists";
import { Initials, type Reader } from "./line-reader";
import type { NumberPlace } from "./stated-amount";

const numbersOf = (kind: "number" | "number_apart"): ReadonlyMap<string, Fraction> =>
  new Map(
    meaningsOf(kind).map(([word, value]) => {
      const [numerator = "", denominator = "1"] = value.split("/");
      return [word, fraction(BigInt(numerator), BigInt(denominator))];
    }),
  );

const NUMBER_WORDS = numbersOf("number");
/** Those that a hyphen makes another word of: "demi-glace". */
const NUMBERS_APART = numbersOf("number_apart");

const COUNTS = alternatives([...NUMBER_WORDS].flatMap(([word, { denominator }]) => (denominator === 1n ? [word] : [])));

/** "quarter", and how many of them make one. */
const PARTS: ReadonlyMap<string, bigint> = new Map(meaningsOf("part").map(([word, count]) => [word, BigInt(count)]));

/** Fractions as words: "three-quarters", "two thirds", "one third". Matches after their number. */
const PART_OF = new RegExp(`[\\s-](${anyOf("part")})(s?)(?:\\s+of(?=\\s+an?\\s))?(?:\\s+an?)?(?=\\s)`, "iy");
const PART = new RegExp(`(${anyOf("part")})(s?)`, "i");

/** "one and a half", "2 and a quarter". */
const AND_PART = /\s+(?:and|&)\s+(?:an?|one)[\s-]+(half|third|quarter)(?=\s)/iy;

const RANGE = new RegExp(
  `\\s*(?:-\\s*(?:to|or)\\b|-|–|—|${anyOf("up_to")})\\s*(?=[\\d½¼¾⅓⅔⅛⅜⅝⅞.]|(?:${COUNTS})\\b)`,
  "iy",
);

/** "between 2 and 3". */
const BETWEEN_AND = /\s+and\s+(?=[\d½¼¾⅓⅔⅛⅜⅝⅞.])/y;

const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join("");

const RANGE_INITIALS = new Initials(`-${initialsOf(listOfKind("up_to"))}`);

const PART_OPENINGS = new Openings([...PARTS.keys(), "and", "&"]);

const NUMBER_WORD_INITIALS = new Initials(initialsOf([...NUMBER_WORDS.keys(), ...NUMBERS_APART.keys()]));

export type Numbers = { quantity: Fraction; quantityMax: Fraction | null; places: readonly NumberPlace[] };

/**
 * Reads a number: "2", "1½", "a dozen", "2-3", with `isBetween` also "2 and 3". Returns null and takes nothing if there
 * is none.
 */
export function readNumber(reader: Reader, isBetween: boolean): Numbers | null {
  const low = readPlaced(reader);
  if (!low) return null;
  const before = reader.at;
  const isRange = RANGE_INITIALS.mayStart(reader.text, reader.behindSpace()) && reader.skip(RANGE);
  if (isRange || (isBetween && reader.skip(BETWEEN_AND))) {
    const high = readPlaced(reader);
    if (high && compare(high.value, low.value) > 0)
      return { quantity: low.value, quantityMax: high.value, places: [low, high] };
    reader.at = before;
  }
  return { quantity: low.value, quantityMax: null, places: [low] };
}

/** Reads one number, with its place in the text. */
export function readPlaced(reader: Reader): NumberPlace | null {
  const from = reader.at;
  const value = readOne(reader);
  return value && { value, from, to: reader.at };
}

function readOne(reader: Reader): Fraction | null {
  const number = readDigits(reader) ?? readNumberWord(reader);
  if (number === null || !PART_OPENINGS.mayOpenAt(reader.text, reader.behindSpaceAndHyphen())) return number;
  return withPart(reader, number);
}

/** Adds a fraction in words after the number: "three quarters", "one and a half". */
function withPart(reader: Reader, number: Fraction): Fraction {
  const start = reader.at;
  const word = reader.take(PART_OF);
  const [, part = "", plural = ""] = (word && PART.exec(word)) || [];
  const size = PARTS.get(part.toLowerCase());
  if (size && number.denominator === 1n && number.numerator < size && (plural !== "" || number.numerator === 1n))
    return divide(number, fraction(size));
  reader.at = start;
  const more = PARTS.get((reader.take(AND_PART)?.match(/(?:half|third|quarter)$/i)?.[0] ?? "").toLowerCase());
  return more ? add(number, fraction(1n, more)) : number;
}

/** "70% chocolate", "180°C": the number is no amount of the food. */
const IS_SHARE = /[%°]/;

function readDigits(reader: Reader): Fraction | null {
  const match = matchQuantity(reader.text, reader.at);
  if (!match || IS_SHARE.test(reader.text.charAt(match.end))) return null;
  reader.at = match.end;
  return match.value;
}

/** "Dos de cabillaud" is the back of a cod. */
const APART = /(?=\s+(?!(?:de|du|des|da|di|do)\s|d['’]))/iy;
const BEHIND_NUMBER_WORD = /(?:\s+(?:of\s+)?an?)?(?=[\s-])/iy;

function readNumberWord(reader: Reader): Fraction | null {
  if (!reader.starts(NUMBER_WORD_INITIALS)) return null;
  const start = reader.at;
  const word = reader.letters();
  const value = word ? NUMBER_WORDS.get(word.toLowerCase()) : undefined;
  if (value && reader.skip(BEHIND_NUMBER_WORD)) return value;
  const apart = word ? NUMBERS_APART.get(word.toLowerCase().normalize("NFC")) : undefined;
  if (apart && reader.skip(APART)) return apart;
  reader.at = start;
  return null;
}

const FIRST_WORD = /^\s*(?:\p{L}+\s+)?(\p{L}+)/u;

/** Whether the first word of a line is a number, or the second, behind an article. */
export function beginsWithNumberWord(text: string): boolean {
  const [said = "", second = ""] = FIRST_WORD.exec(text) ?? [];
  const first = said.trim().split(/\s/)[0] ?? "";
  return [first, second].some((word) => {
    const lower = word.toLowerCase().normalize("NFC");
    return NUMBER_WORDS.has(lower) || NUMBERS_APART.has(lower);
  });
}
