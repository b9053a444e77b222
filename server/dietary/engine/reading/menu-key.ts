import { ALLERGENS, hasTrait, type Knowledge } from "../model/knowledge";
import { type FoodReading, saysNothing } from "../model/mention";
import { type Meaning, type MenuKey, NO_KEY } from "../model/menu-key";
import { ofSession } from "../model/session";
import { readFood } from "./read-food";

/** More text than this is no key, and longer meanings are no meanings. */
const LONGEST_KEY = 20_000;
const LONGEST_MEANING = 120;
const MOST_ENTRIES = 60;

const CODE = "\\p{Lu}[\\p{L}\\d]{0,2}|\\p{Ll}\\p{Ll}?|\\d{1,2}\\p{L}?";
const SIGN = "\\*{1,3}|[†‡§¶]+|[¹²³⁰⁴-⁹]+";
const NOT_IN_WORD = "(?<![\\p{L}\\p{N}*†‡§¶])";
/** "A = gluten", "(A): gluten", "A – gluten" */
const TIED = new RegExp(
  `${NOT_IN_WORD}[([]?(${CODE}|${SIGN})[)\\]]?\\s{0,3}(?:=|:|[–—]|-(?=\\s))\\s{0,3}(?=\\p{L})`,
  "gu",
);
/** "(A) gluten", "[1] fish" */
const IN_FRONT = new RegExp(`[([](${CODE})[)\\]]\\s{0,3}(?=\\p{L})`, "gu");
/** "A gluten, B fish", each at the beginning of a part */
const BESIDE = new RegExp(`(?<=^|[,;:|•·\\n–—-]\\s{0,3})(${CODE})[.)]?\\s{1,3}(?=\\p{L})`, "gu");
/** "1. gluten 2. fish" */
const NUMBERED = /(?<![\p{L}\p{N}])(\d{1,2})[.)]\s{0,3}(?=\p{L})/gu;
/** "A, gluten, B, fish": the cells of a table */
const IN_CELLS = new RegExp(`(?<=^|[,;|\\n]\\s{0,3})(${CODE})\\s{0,3}[,|\\t]\\s{0,3}(?=\\p{L}{3})`, "gu");
/** "gluten (A), fish (B)" */
const BEHIND = new RegExp(
  `(?<=^|[\\n,;:|•·)\\]]\\s{0,3})(\\p{L}[^\\n,;:|•·()[\\]]{0,${LONGEST_MEANING}})[([](${CODE})[)\\]]`,
  "gu",
);
/** "* may contain nuts": a sign at the beginning of a line or sentence */
const NOTE = new RegExp(`(?<=^|[.,;|\\n]\\s{0,3})(${SIGN})\\s{0,3}(?=\\p{L})`, "gu");
const PART_END = /[;|•·\n]|,\s?(?=[*†‡§¶])/;

type Entry = readonly [code: string, words: string];

/**
 * Finds the key of a menu among the menu's texts: "A = gluten, B = crustaceans", "(1) fish (2) milk", "Gluten (A), Eier
 * (C)", "* may contain nuts". A list is a key only if what it explains are mostly allergens and claims: the days of a
 * week are not.
 */
export function readMenuKey(texts: readonly string[], knowledge: Knowledge): MenuKey {
  const words = new Map<string, string>();
  for (const text of texts) {
    if (text.length > LONGEST_KEY) continue;
    for (const [code, told] of entriesOf(text, knowledge)) {
      const known = words.get(code);
      // Two keys of one menu that differ: either may be meant.
      if (known === undefined) words.set(code, told);
      else if (known !== told) words.set(code, `${known}, ${told}`);
      if (words.size >= MOST_ENTRIES) break;
    }
  }
  if (words.size === 0) return NO_KEY;
  const meanings = [...words].map(([code, told]): [string, Meaning] => [
    code,
    { words: told, reading: readWords(told, knowledge) },
  ]);
  return { meanings: new Map(meanings), stamp: JSON.stringify([...words]) };
}

function entriesOf(text: string, knowledge: Knowledge): readonly Entry[] {
  const toldBy = ([, words]: Entry): Told => whatIsTold(readWords(words, knowledge));
  const isKey = (entries: readonly Entry[], least: number, share: number): boolean => {
    const codes = new Set(entries.map(([code]) => code));
    if (codes.size !== entries.length) return false;
    const told = entries.map(toldBy).filter((each) => each !== "other");
    return told.length >= least && told.length >= share * entries.length && told.some((each) => each !== "food");
  };
  const notes = entriesBehind(NOTE, text);
  const tied = entriesBehind(TIED, text);
  if (isKey(tied, 2, 1 / 2)) return [...tied, ...notes];
  for (const [pattern, least] of [
    [IN_FRONT, 2],
    [BESIDE, 3],
    [NUMBERED, 3],
    [IN_CELLS, 3],
  ] as const) {
    const entries = entriesBehind(pattern, text);
    if (isKey(entries, least, 1)) return [...entries, ...notes];
  }
  const before = [...text.matchAll(BEHIND)].map(([, words = "", code = ""]): Entry => [code, trimmed(words)]);
  return isKey(before, 3, 1) ? [...before, ...notes] : notes;
}

/** The entries whose code stands before its meaning, which lasts until the next entry or the end of the part. */
function entriesBehind(pattern: RegExp, text: string): Entry[] {
  const found = [...text.matchAll(pattern)].slice(0, MOST_ENTRIES);
  return found.flatMap((match, index): Entry[] => {
    const from = match.index + match[0].length;
    const upToNext = text.slice(from, found[index + 1]?.index);
    const words = trimmed(upToNext.split(PART_END)[0] ?? "");
    return words === "" || words.length > LONGEST_MEANING ? [] : [[match[1] ?? "", words]];
  });
}

const trimmed = (text: string): string => text.replace(/^[\s,;:.–—-]+|[\s,;:.–—([-]+$/gu, "");

const MOST_KEPT = 500;
const wordsRead = ofSession(() => new Map<string, FoodReading>());

/** What an entry says, read as a label is. A class alone ("may contain nuts") says nothing about the rest of the dish. */
function readWords(words: string, knowledge: Knowledge): FoodReading {
  const kept = wordsRead(knowledge);
  let reading = kept.get(words);
  if (reading === undefined) {
    reading = readFood(words, knowledge, { kind: "ingredient", isDescription: true });
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(words, reading);
  }
  return reading;
}

type Told = "class" | "claim" | "food" | "other";

/** Whether an entry names a class of allergens, makes a claim, or names one food of such a class. */
function whatIsTold({ mentions, statement }: FoodReading): Told {
  const concepts = mentions.flatMap((mention) => mention.concepts);
  if (concepts.length === 0) return saysNothing(statement) ? "other" : "claim";
  if (concepts.some((concept) => hasTrait(concept, "compound"))) return "other";
  if (concepts.some((concept) => hasTrait(concept, "allergen"))) return "class";
  return concepts.some(({ profile }) => ((profile.yes | profile.may) & ALLERGENS) !== 0) ? "food" : "other";
}

/** Excludes most texts cheaply. */
export const mayHoldKey = (text: string): boolean =>
  text.length <= LONGEST_KEY &&
  (NOTE_SOMEWHERE.test(text) ||
    [TIED, IN_FRONT, BESIDE, NUMBERED, IN_CELLS, BEHIND].some((pattern) => [...text.matchAll(pattern)].length >= 2));
const NOTE_SOMEWHERE = new RegExp(NOTE.source, "u");
