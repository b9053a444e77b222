import { COMPOUND_PARTS, type Stem } from "./compound-parts";
import { foldWord } from "./fold";
import type { Lexicon } from "./lexicon";
import type { CompoundPart } from "./word";
import { anyOf, listOfKind } from "./word-lists";

const SHORTEST_WORD = 7;
const LONGEST_WORD = 40;
/** The shortest entry of the lexicon that counts as a part: shorter ones occur in too many words by chance. */
const SHORTEST_KNOWN = 5;
const LONGEST_PART = 20;
const SHORTEST_PART = 3;
/** Folding takes its last letter from "sås". */
const SHORTEST_LAST = 2;
/** Letters that link two parts, the longer ones first: "en" before "e" and "n". */
const LINKS = ["", ...[...listOfKind("stem_link")].sort((one, other) => other.length - one.length)];
/**
 * Last parts that change the meaning of the word: "Zwetschgenwasser" is a spirit, and "Fruchtgummi" is made of
 * gelatine.
 */
const NEVER_LAST = new RegExp(`${anyOf("stem_never_last")}(?:e?n)?$`);

/**
 * The foods in a compound word that is not in the lexicon, the head last: "Hähnchenbrustfilet", "kaastosti". Null
 * unless known parts make up the whole word and at least one of them is a stem of a language that writes such words, so
 * that no English word is divided. The word is then read as if its parts were written separately.
 */
export function compoundParts(folded: string, lexicon: Lexicon): readonly CompoundPart[] | null {
  if (folded.length < SHORTEST_WORD || folded.length > LONGEST_WORD || NEVER_LAST.test(folded)) return null;
  const parts = partsFrom(folded, 0, lexicon, new Set());
  if (!parts || parts.length < 2) return null;
  if (!parts.some(({ isStem }) => isStem) || !parts.some(({ read }) => "concept" in read)) return null;
  return parts.map(({ read }) => read);
}

type Found = { readonly read: CompoundPart; readonly isStem: boolean };

/** `hopeless`: offsets from which the rest of the word cannot be divided into parts. */
function partsFrom(word: string, from: number, lexicon: Lexicon, hopeless: Set<number>): Found[] | null {
  if (from === word.length) return [];
  if (hopeless.has(from)) return null;
  const longest = from === 0 ? word.length - SHORTEST_LAST : word.length;
  for (let to = Math.min(longest, from + LONGEST_PART); to >= from + SHORTEST_LAST; to--) {
    if (to - from < SHORTEST_PART && to < word.length) break;
    const part = partOf(word.slice(from, to), to === word.length, lexicon);
    if (!part) continue;
    if (to === word.length) return [part];
    for (const link of LINKS) {
      if (!word.startsWith(link, to)) continue;
      const rest = partsFrom(word, to + link.length, lexicon, hopeless);
      if (rest && rest.length > 0) return [part, ...rest];
    }
  }
  hopeless.add(from);
  return null;
}

function partOf(text: string, isLast: boolean, lexicon: Lexicon): Found | null {
  const stem = COMPOUND_PARTS.get(text) ?? (isLast ? FOLDED_PARTS.get(text) : undefined);
  if (stem) {
    const read = readStem(stem, lexicon);
    return read && { read, isStem: true };
  }
  if (text.length < SHORTEST_KNOWN) return null;
  const concept = lexicon.concepts.get(text) ?? lexicon.concepts.get(foldWord(text));
  return concept === undefined ? null : { read: { concept }, isStem: false };
}

/**
 * Parts as they appear at the end of a folded word, where folding may have removed an ending that looks like a plural:
 * "kaas" is "kaa".
 */
const FOLDED_PARTS: ReadonlyMap<string, Stem> = new Map(
  [...COMPOUND_PARTS].map(([stem, part]) => [foldWord(`long${stem}`).slice(4), part]),
);

function readStem(part: Stem, lexicon: Lexicon): CompoundPart | null {
  if ("word" in part) return part;
  const concept = lexicon.concepts.get(part.food.split(" ").map(foldWord).join(" "));
  return concept === undefined ? null : { concept };
}
