import { foldWord } from "./fold";
import { FIRST_HASH, hashed, wordIn, wordOf } from "./vocabulary";
import type { Separator, Token, Word } from "./word";

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*(?:\p{Nd}+[\p{L}]*)?|\p{N}+(?:[.,]\p{N}+)?[\p{L}]*/gu;
/** Scripts without spaces: every character is a word, and the lexicon's entries are runs of characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const LAST_LATIN = 0x24f;
/** The most tokens that are read of a text; readFood reports the rest as unknown. */
export const MAX_TOKENS = 4000;

const PLAIN_ENTRY = /^[a-z0-9]+(?:[ -][a-z0-9]+)*$/;

/** The folded words of a lexicon entry; punctuation is ignored. */
export function foldedWords(text: string): string[] {
  if (!PLAIN_ENTRY.test(text)) return tokenize(text).map((token) => token.folded);
  const words = text.includes("-") ? text.split(/[ -]/) : text.split(" ");
  for (let i = 0; i < words.length; i++) words[i] = foldWord(words[i] as string);
  return words;
}

/** The folded words of a run of tokens, as entries of the lexicon are written. */
export function foldedText(tokens: readonly Token[]): string {
  let text = tokens[0]?.folded ?? "";
  for (let at = 1; at < tokens.length; at++) text += ` ${(tokens[at] as Token).folded}`;
  return text;
}

const SIGNS = new Map<string, Separator>([
  [",", ","],
  ["、", ","],
  ["，", ","],
  ["､", ","],
  ["،", ","],
  ["・", ","],
  ["•", ","],
  ["·", ","],
  [";", ";"],
  ["；", ";"],
  ["؛", ";"],
  ["\n", "."],
  [".", "."],
  ["!", "."],
  ["?", "."],
  ["。", "."],
  ["．", "."],
  ["！", "."],
  ["？", "."],
  ["؟", "."],
  ["।", "."],
  [":", ":"],
  ["：", ":"],
  ["(", "("],
  ["[", "("],
  ["{", "("],
  ["（", "("],
  [")", ")"],
  ["]", ")"],
  ["}", ")"],
  ["）", ")"],
  ["【", "("],
  ["】", ")"],
  ["「", "("],
  ["」", ")"],
  ["〔", "("],
  ["〕", ")"],
  ["/", "/"],
  ["／", "/"],
  ["&", "&"],
  ["+", "&"],
  ["＋", "&"],
  ["|", "|"],
  ["–", ","],
  ["—", ","],
]);

/** The classes of characters that WORD distinguishes, one bit each, in a table for the scripts of most menus. */
const LETTER = 1;
const JOINED = 2;
const DIGIT = 4;
const NUMBER = 8;
const APOSTROPHE = 16;
const POINT = 32;
/** The character is outside the table, so the regular expression reads the text. */
const BEYOND = 64;

const TABLE_SIZE = 0x2200;
const KINDS = new Uint8Array(TABLE_SIZE);
const SEPARATORS: Separator[] = [];
for (let code = 0; code < TABLE_SIZE; code++) {
  const sign = String.fromCharCode(code);
  let kind = 0;
  if (/[\p{L}\p{M}]/u.test(sign)) kind |= JOINED;
  if (/\p{L}/u.test(sign)) kind |= LETTER;
  if (/\p{Nd}/u.test(sign)) kind |= DIGIT;
  if (/\p{N}/u.test(sign)) kind |= NUMBER;
  if (sign === "'" || sign === "’") kind |= APOSTROPHE;
  if (sign === "." || sign === ",") kind |= POINT;
  KINDS[code] = UNSPACED.test(sign) ? BEYOND : kind;
  SEPARATORS.push(SIGNS.get(sign) ?? "");
}

/** The words of a text, in order. Linear in its length. */
export function tokenize(text: string): readonly Token[] {
  if (text === lastText) return lastTokens;
  const tokens = tokenizeByTable(text) ?? tokenizeByExpression(text);
  if (text.length <= LONGEST_REMEMBERED) {
    lastText = text;
    lastTokens = tokens;
  }
  return tokens;
}

/** Caches the tokens of the last text, because a line is parsed and then judged. */
let lastText = "";
let lastTokens: readonly Token[] = [];
const LONGEST_REMEMBERED = 200;

/** Null if the text has a character outside the table. */
function tokenizeByTable(text: string): Token[] | null {
  const tokens: Token[] = [];
  let before: Separator = "";
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    if ((kind & (JOINED | NUMBER)) === 0) {
      if (kind === BEYOND) return null;
      const sign = SEPARATORS[code] as Separator;
      if (sign !== "" && !(sign === "." && before !== "")) before = sign;
      at++;
      continue;
    }
    let hash = hashed(FIRST_HASH, code);
    let letters = at + 1;
    // Most words are letters alone: their hash is known when their end is.
    if (kind & JOINED) for (; kindAt(text, letters) & JOINED; letters++) hash = hashed(hash, text.charCodeAt(letters));
    const end = kind & JOINED ? wordEnd(text, letters) : numberEnd(text, letters);
    for (let sign = letters; sign < end; sign++) hash = hashed(hash, text.charCodeAt(sign));
    tokens.push(tokenOf(wordIn(text, at, end, hash), at, end, before));
    if (tokens.length >= MAX_TOKENS) return tokens;
    before = "";
    at = end;
  }
  return tokens;
}

export const tokenOf = (word: Word, start: number, end: number, before: Separator): Token => ({
  start,
  end,
  text: word.text,
  folded: word.folded,
  word,
  before,
});

const kindOf = (code: number): number => (code < TABLE_SIZE ? (KINDS[code] as number) : BEYOND);
/** Behind the end of the text the code is NaN, which has no class. */
const kindAt = (text: string, at: number): number => (at < text.length ? kindOf(text.charCodeAt(at)) : 0);

/** `from`: the offset after the word's first letters. */
function wordEnd(text: string, from: number): number {
  let at = from;
  while (kindAt(text, at) & APOSTROPHE && kindAt(text, at + 1) & JOINED) {
    at += 2;
    while (kindAt(text, at) & JOINED) at++;
  }
  if (kindAt(text, at) & DIGIT) {
    while (kindAt(text, at) & DIGIT) at++;
    while (kindAt(text, at) & LETTER) at++;
  }
  return at;
}

function numberEnd(text: string, from: number): number {
  let at = from;
  while (kindAt(text, at) & NUMBER) at++;
  if (kindAt(text, at) & POINT && kindAt(text, at + 1) & NUMBER) {
    at += 2;
    while (kindAt(text, at) & NUMBER) at++;
  }
  while (kindAt(text, at) & LETTER) at++;
  return at;
}

function tokenizeByExpression(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const word = match[0];
    const start = match.index;
    const before = separatorIn(text, last, start);
    last = start + word.length;
    if (word.charCodeAt(0) > LAST_LATIN && UNSPACED.test(word)) pushSigns(tokens, word, start, before);
    else tokens.push(tokenOf(wordOf(word), start, last, before));
    if (tokens.length >= MAX_TOKENS) break;
  }
  return tokens;
}

function pushSigns(tokens: Token[], word: string, start: number, before: Separator): void {
  let offset = start;
  let first = true;
  for (const sign of word) {
    tokens.push(signToken(sign, offset, first ? before : ""));
    if (tokens.length >= MAX_TOKENS) return;
    offset += sign.length;
    first = false;
  }
}

const signToken = (sign: string, start: number, before: Separator): Token =>
  tokenOf(signWord(sign), start, start + sign.length, before);

/** There are about twenty thousand such characters; a full cache is emptied. */
const signWords = new Map<string, Word>();
const MOST_SIGNS = 20_000;

/** A character of such a script has only one form; its compatibility forms are other entries. */
function signWord(sign: string): Word {
  const known = signWords.get(sign);
  if (known !== undefined) return known;
  if (signWords.size >= MOST_SIGNS) signWords.clear();
  const word: Word = {
    text: sign,
    folded: sign,
    reading: null,
    stateOpening: null,
    tellsOfCooking: null,
    offers: null,
    inLine: null,
  };
  signWords.set(sign, word);
  return word;
}

function separatorIn(text: string, from: number, to: number): Separator {
  let found: Separator = "";
  for (let i = from; i < to; i++) {
    const sign = SIGNS.get(text[i] ?? "");
    if (sign && !(sign === "." && found !== "")) found = sign;
  }
  return found;
}
