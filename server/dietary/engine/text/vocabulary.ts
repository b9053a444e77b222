import { foldWord } from "./fold";
import type { Word } from "./word";

/** About 2 MB at most; then the vocabulary is emptied. */
const MOST_WORDS = 20_000;
/** A power of two, so that at most a third of the slots is used. */
const SLOTS = 65_536;
/** A longer word hardly occurs twice. */
const LONGEST_KEPT = 40;

const slots: (Word | undefined)[] = new Array<Word | undefined>(SLOTS).fill(undefined);
let count = 0;
/** The most slots that are tried, so that words that were made to collide stay cheap. */
const MOST_PROBES = 32;

export const FIRST_HASH = 0x811c9dc5 | 0;

/** FNV-1a over a word's signs, one after the other from FIRST_HASH. */
export const hashed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

/** The word at `start` with this hash. A known word is found without copying it from the text. */
export function wordIn(text: string, start: number, end: number, hash: number): Word {
  let slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
  let probes = 0;
  for (let word = slots[slot]; word; word = slots[slot]) {
    if (isAt(word.text, text, start, end)) return word;
    if (++probes === MOST_PROBES) return newWord(text, start, end);
    slot = (slot + 1) & (SLOTS - 1);
  }
  const word = newWord(text, start, end);
  if (end - start > LONGEST_KEPT) return word;
  if (count >= MOST_WORDS) {
    slots.fill(undefined);
    count = 0;
  }
  slots[slot] = word;
  count++;
  return word;
}

function newWord(text: string, start: number, end: number): Word {
  const written = ownCopy(text.slice(start, end));
  return {
    text: written,
    folded: foldWord(written),
    reading: null,
    stateOpening: null,
    tellsOfCooking: null,
    offers: null,
    inLine: null,
  };
}

export function wordOf(written: string): Word {
  let hash = FIRST_HASH;
  for (let at = 0; at < written.length; at++) hash = hashed(hash, written.charCodeAt(at));
  return wordIn(written, 0, written.length, hash);
}

function isAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  return true;
}

/** Copies a slice of a string, which would otherwise keep the whole string in memory. */
const ownCopy = (slice: string): string => ` ${slice}`.slice(1);
