import { foldWord } from "./fold";

/** A word of the text with where it stands, and the punctuation between it and the word before. */
export type Token = {
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly text: string;
  /** One spelling for all forms of the word. */
  readonly folded: string;
  /** The strongest separator before this word: "" for space, hyphen or apostrophe. */
  readonly before: Separator;
};

export type Separator = "" | "," | ";" | "." | ":" | "(" | ")" | "/" | "&" | "|";

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*(?:\p{Nd}+[\p{L}]*)?|\p{N}+(?:[.,]\p{N}+)?[\p{L}]*/gu;
/** Scripts written without spaces: every sign is a word, and the lexicon's entries are runs of signs. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const LAST_LATIN = 0x24f;
const MAX_TOKENS = 4000;

const PLAIN_ENTRY = /^[a-z0-9]+(?:[ -][a-z0-9]+)*$/;

/** The folded words of a lexicon entry, in which punctuation says nothing. */
export function foldedWords(text: string): string[] {
  if (!PLAIN_ENTRY.test(text)) return tokenize(text).map((token) => token.folded);
  const words = text.includes("-") ? text.split(/[ -]/) : text.split(" ");
  for (let i = 0; i < words.length; i++) words[i] = foldWord(words[i] as string);
  return words;
}

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const word = match[0];
    const start = match.index;
    const before = separatorIn(text, last, start);
    last = start + word.length;
    if (word.charCodeAt(0) > LAST_LATIN && UNSPACED.test(word)) pushSigns(tokens, word, start, before);
    else tokens.push({ start, end: last, text: word, folded: foldWord(word), before });
    if (tokens.length >= MAX_TOKENS) break;
  }
  return tokens;
}

function pushSigns(tokens: Token[], word: string, start: number, before: Separator): void {
  let offset = start;
  let first = true;
  for (const sign of word) {
    tokens.push({ start: offset, end: offset + sign.length, text: sign, folded: sign, before: first ? before : "" });
    offset += sign.length;
    first = false;
  }
}

function separatorIn(text: string, from: number, to: number): Separator {
  if (to - from === 1 && text.charCodeAt(from) === SPACE) return "";
  let found: Separator = "";
  for (let i = from; i < to; i++) {
    const sign = SIGNS.get(text[i] ?? "");
    if (sign && !(sign === "." && found !== "")) found = sign;
  }
  return found;
}

const SPACE = 32;

const SIGNS = new Map<string, Separator>([
  [",", ","],
  ["、", ","],
  ["，", ","],
  ["•", ","],
  ["·", ","],
  [";", ";"],
  ["\n", "."],
  [".", "."],
  ["!", "."],
  ["?", "."],
  [":", ":"],
  ["(", "("],
  ["[", "("],
  ["{", "("],
  ["（", "("],
  [")", ")"],
  ["]", ")"],
  ["}", ")"],
  ["）", ")"],
  ["/", "/"],
  ["&", "&"],
  ["+", "&"],
  ["|", "|"],
  ["–", ","],
  ["—", ","],
]);
