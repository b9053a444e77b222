import { LINE_WORD_KINDS, type LineWordKind } from "@/lib/dietary/line-word-kinds";
import { foldWord } from "./fold";
import { Openings } from "./openings";
import { FIRST_HASH, hashed } from "./vocabulary";
import type { Token, Word } from "./word";
import { listOfKind, meaningsOf } from "./word-lists";

/**
 * Where a word may stand in a recipe's line in which languages, one set of bits for each kind of LINE_WORD_KINDS. The line's
 * reader and the engine ask the same table, so what one calls preparation is no food to the other.
 */
export type LineWord = readonly number[];

const ENGLISH = 0;
const BIT_OF = new Map([["en", 1 << ENGLISH]]);

const bitOf = (language: string): number => {
  const known = BIT_OF.get(language);
  if (known !== undefined) return known;
  const bit = 1 << BIT_OF.size;
  BIT_OF.set(language, bit);
  return bit;
};

let table: ReadonlyMap<string, LineWord> | undefined;
/** The words of entries of several words, behind the first: "choix" of "au choix". */
let phrases: ReadonlyMap<string, readonly Phrase[]> | undefined;
type Phrase = { readonly rest: readonly string[]; readonly kind: LineWordKind; readonly languages: number };

function build(): ReadonlyMap<string, LineWord> {
  const words = new Map<string, number[]>();
  const runs = new Map<string, Phrase[]>();
  for (const [at, kind] of LINE_WORD_KINDS.entries())
    for (const [written, means] of meaningsOf(kind)) {
      const languages = means.split(" ").reduce((bits, language) => bits | bitOf(language), 0);
      const [first = "", ...rest] = written.split(/[\s-]+/).map(foldWord);
      if (rest.length > 0) {
        runs.set(first, [...(runs.get(first) ?? []), { rest, kind, languages }]);
        continue;
      }
      const word = words.get(first) ?? new Array<number>(LINE_WORD_KINDS.length).fill(0);
      word[at] = (word[at] ?? 0) | languages;
      words.set(first, word);
    }
  phrases = runs;
  table = words;
  return words;
}

const NO_LINE_WORD: LineWord = [];

/** What a word may be in a line; empty for a word that is none of these. */
export function lineWordOf(word: Word): LineWord {
  word.inLine ??= (table ?? build()).get(word.folded) ?? NO_LINE_WORD;
  return word.inLine;
}

export const isLineWord = (token: Token): boolean => lineWordOf(token.word).length > 0;

const AT = Object.fromEntries(LINE_WORD_KINDS.map((kind, at) => [kind, at])) as Record<LineWordKind, number>;

/** Whether the word may be of the kind in one of the languages. */
export const isOfKind = (token: Token, kind: LineWordKind, languages: number): boolean =>
  ((lineWordOf(token.word)[AT[kind]] ?? 0) & languages) !== 0;

/** A power of two: few words of English lines meet a set bit by chance. */
const MARKS = 1 << 20;
let marks: Uint8Array | undefined;

function marksOfWords(): Uint8Array {
  const bits = new Uint8Array(MARKS >> 3);
  const english = new Set(listOfKind("english_too"));
  for (const kind of LINE_WORD_KINDS)
    for (const written of kind === "english_too" ? [] : listOfKind(kind))
      if (!english.has(written))
        for (const word of [written, written.normalize("NFKD").replace(/\p{M}+/gu, "")]) {
          let hash = FIRST_HASH;
          for (let at = 0; at < word.length && word.charCodeAt(at) !== SPACE; at++)
            hash = hashed(hash, word.charCodeAt(at) | SMALL);
          const mark = hash & (MARKS - 1);
          bits[mark >> 3] = (bits[mark >> 3] as number) | (1 << (mark & 7));
        }
  return bits;
}

const SPACE = 32;
const SMALL = 32;
const isSmallLetter = (code: number): boolean => code >= 97 && code <= 122;

/**
 * Whether a text may hold a word of a line in another language than English: false for nearly all English ones, which are
 * then not cut into words for it. A sign beyond ASCII may belong to one.
 */
export function mayHoldLineWord(text: string): boolean {
  marks ??= marksOfWords();
  let hash = FIRST_HASH;
  let isInside = false;
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) return true;
    if (isSmallLetter(code | SMALL)) {
      hash = hashed(hash, code | SMALL);
      isInside = true;
    } else if (isInside) {
      const mark = hash & (MARKS - 1);
      if (((marks[mark >> 3] as number) >> (mark & 7)) & 1) return true;
      hash = FIRST_HASH;
      isInside = false;
    }
  }
  return false;
}

/** How many tokens an entry of several words of the kind takes that begins here; 0 if none does. */
export function phraseAt(tokens: readonly Token[], at: number, kind: LineWordKind, languages: number): number {
  if (!table) build();
  for (const phrase of phrases?.get(tokens[at]?.folded ?? "") ?? [])
    if (
      phrase.kind === kind &&
      (phrase.languages & languages) !== 0 &&
      phrase.rest.every((word, index) => tokens[at + 1 + index]?.folded === word)
    )
      return 1 + phrase.rest.length;
  return 0;
}

/**
 * The languages that explain most of these words; several if they explain as many. A word is only what it is in one of
 * them: "na" is Polish before a shape and begins a note in Czech. None if English explains as many: its lines have rules of
 * their own, and "lamb mince" is no French.
 */
export function languagesOf(tokens: readonly Token[]): number {
  const votes = new Uint8Array(32);
  let most = 0;
  for (const { word } of tokens) {
    const said = lineWordOf(word);
    if (said.length === 0) continue;
    let languages = 0;
    for (const bits of said) languages |= bits;
    for (let bit = 0; languages !== 0; bit++, languages >>>= 1)
      if (languages & 1) {
        const count = (votes[bit] ?? 0) + 1;
        votes[bit] = count;
        if (count > most) most = count;
      }
  }
  if (most === 0 || votes[ENGLISH] === most) return 0;
  let best = 0;
  for (let bit = 0; bit < 32; bit++) if (votes[bit] === most) best |= 1 << bit;
  return best;
}

const SIZES: ReadonlySet<string> = new Set(meaningsOf("sized").map(([word]) => word));
/** Excludes most words of other kinds before they are cut out of the text. */
export const SIZE_OPENINGS = new Openings([...SIZES]);

/** A word of size, also the only word before a unit: "kleiner Kopf". */
export const isSizeWord = (written: string): boolean => SIZES.has(written.toLowerCase().normalize("NFC"));

let units: ReadonlySet<string> | undefined;

/** Whether a language other than English has it as a measure: "Spritzer", "kropli". */
export function isUnitWord({ folded }: Token): boolean {
  units ??= new Set(listOfKind("unit").map(foldWord));
  return units.has(folded);
}
