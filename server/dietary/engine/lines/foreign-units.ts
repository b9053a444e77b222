import { type Fraction, fraction } from "@/lib/quantity/fraction";
import { findUnit, type Unit, type UnitKind } from "@/lib/quantity/units";
import { Openings } from "../text/openings";
import { meaningsOf } from "../text/word-lists";

/** Measures without an English word, in grams or millilitres. */
const OWN: Readonly<Record<string, readonly [kind: UnitKind, size: Fraction]>> = {
  pfund: ["mass", fraction(500)],
  dkg: ["mass", fraction(10)],
  hg: ["mass", fraction(100)],
  krm: ["volume", fraction(1)],
};

/** The words of other languages for a unit, by the key of the unit. */
const SPELLINGS = new Map<string, string[]>();
for (const [spelling, key] of meaningsOf("unit")) SPELLINGS.set(key, [...(SPELLINGS.get(key) ?? []), spelling]);

const bySpelling = new Map<string, Unit>();
for (const [key, spellings] of SPELLINGS) {
  const [kind, size] = OWN[key] ?? [];
  const unit = kind && size ? { key, kind, size, spellings } : findUnit(key);
  if (unit) for (const spelling of spellings) bySpelling.set(spelling, unit);
}

/** Units of several words, by their first: "столовая ложка", "ст. л.", "su bardağı". The longest come first. */
const ofSeveralWords = new Map<string, [rest: RegExp, unit: Unit][]>();
for (const [spelling, unit] of [...bySpelling].sort(([one], [other]) => other.length - one.length)) {
  const [, first, rest] = /^([^\s.]+)\.?\s?(?<=[\s.])(.+)$/u.exec(spelling) ?? [];
  // "c. à s.": FOREIGN_SPOON reads it.
  if (first === undefined || rest === undefined || first === "c") continue;
  const words = rest.split(/[\s.]+/).filter((word) => word !== "");
  const pattern = new RegExp(`[\\s(]{0,2}${words.join("[\\s.]{1,3}")}(?![\\p{L}\\p{M}])[.)]?`, "iuy");
  ofSeveralWords.set(first, [...(ofSeveralWords.get(first) ?? []), [pattern, unit]]);
}

/** Where such a unit may begin. */
export const UNIT_OF_WORDS = new Openings([...ofSeveralWords.keys()]);

/** The unit of several words whose first word was read, with where it ends. */
export function unitOfSeveralWords(word: string, text: string, at: number): { unit: Unit; end: number } | null {
  for (const [rest, unit] of ofSeveralWords.get((word.endsWith(".") ? word.slice(0, -1) : word).toLowerCase()) ?? []) {
    rest.lastIndex = at;
    if (rest.test(text)) return { unit, end: rest.lastIndex };
  }
  return null;
}

/** A unit such as "EL" or "cuillerées"; a final dot is ignored. */
export const findForeignUnit = (word: string): Unit | null =>
  bySpelling.get((word.endsWith(".") ? word.slice(0, -1) : word).toLowerCase()) ?? null;

/** A spoon whose kind is named after it: "c. à s.", "cuillère à soupe", "colher de chá". Sticky. */
const FRENCH_SPOON = String.raw`c(?:uill?(?:[èe]re?s?|er[ée]+es?)?)?\.?\s{0,2}[àa][.\s]{0,2}`;
const PORTUGUESE_SPOON = String.raw`colh(?:er(?:es)?)?\.?\s{1,2}(?:\(?d[ea]\s|\()`;
const OF_SOUP = "(?<large>soupe|table|s(?![a-zà-ÿ])|sopa)";
const OF_COFFEE = "(?:café|cafe|thé|the|c(?![a-zà-ÿ])|t(?![a-zà-ÿ])|chá|cha|sobremesa)";
export const FOREIGN_SPOON = new RegExp(
  String.raw`(?:${FRENCH_SPOON}|${PORTUGUESE_SPOON})(?:${OF_SOUP}|${OF_COFFEE})\.?\)?`,
  "iy",
);

const TABLESPOON = findUnit("tbsp");
const TEASPOON = findUnit("tsp");

/** The spoon that a match of FOREIGN_SPOON names. */
export const foreignSpoon = (match: RegExpExecArray): Unit | null => (match.groups?.large ? TABLESPOON : TEASPOON);
