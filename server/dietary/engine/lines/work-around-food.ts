import { recognise } from "../foods/recognise";
import type { Knowledge } from "../model/knowledge";
import type { Piece } from "../model/piece";
import { isLineWord, isOfKind, languagesOf, mayHoldLineWord, phraseAt } from "../text/line-words";
import { foldedText, tokenize } from "../text/tokens";
import type { Token } from "../text/word";
import { setOfKind } from "../text/word-lists";

/** A name without what the cook does to the food, how large it is and what it is for. */
export type BareName = {
  readonly name: string;
  readonly size: string;
  readonly before: string;
  readonly behind: string;
};

const HAS_WORDS = /\S[\s-]+\S/;
/** A longer text is no name. */
const LONGEST_NAME = 300;

/**
 * "oignons rouges émincés finement", "fein gehackte Petersilie": divides the words around the foods of a name, in languages
 * other than English. What stands between the food and its first word of work stays in the name: "tomates pelées" are bought
 * as tomatoes, "saumon fumé émincé" as smoked salmon. Null if there is nothing to divide.
 */
export function withoutWorkAround(name: string, knowledge: Knowledge): BareName | null {
  if (name.length > LONGEST_NAME || !HAS_WORDS.test(name) || !mayHoldLineWord(name)) return null;
  const tokens = tokenize(name);
  if (tokens.length < 2 || !tokens.some(isLineWord)) return null;
  const languages = languagesOf(tokens);
  const foods = foodsIn(tokens, languages, knowledge);
  if (!foods) return null;
  const first = tokens[foods.first];
  const last = tokens[foods.last];
  if (!first || !last) return null;
  const ahead = endOfWorkBefore(tokens, foods.first, languages);
  const behind = startOfNote(tokens, foods, languages);
  if (ahead === 0 && behind === tokens.length) return null;
  const from = tokens[ahead]?.start ?? 0;
  const to = behind < tokens.length ? (tokens[behind]?.start ?? name.length) : name.length;
  const isSize = ahead > 0 && tokens.slice(0, ahead).every((token) => isOfKind(token, "sized", languages));
  const said = name.slice(0, from).trim();
  return {
    name: name.slice(from, to).trim().replace(ENDS_IN_JOINER, ""),
    size: isSize ? said : "",
    before: isSize ? "" : said,
    behind: name.slice(to).trim(),
  };
}

type Foods = {
  readonly first: number;
  readonly last: number;
  readonly firstEnd: number;
  /** A known phrase behind the last food that begins with how something is done: "bien froide". -1 for none. */
  readonly phrase: number;
};

/**
 * The first token of the first food, and the last of the last one. A word of work that is also a food is none behind another
 * one: the "tostadas" of "almendras laminadas y tostadas".
 */
function foodsIn(tokens: readonly Token[], languages: number, knowledge: Knowledge): Foods | null {
  let first = -1;
  let firstEnd = -1;
  let last = -1;
  let at = 0;
  let phrase = -1;
  for (const piece of recognise(tokens, knowledge)) {
    const { kind, tokens: said } = piece;
    const start = tokens.indexOf(said[0] as Token, Math.max(0, at - 1));
    if (start >= 0) at = start + said.length;
    const isWork = said.length === 1 && isWorkWord(said[0] as Token, languages);
    if (kind !== "concept" || (first >= 0 && isWork)) {
      const isPhrase = kind === "word" && said.length > 1 && isOfKind(said[0] as Token, "worked_how", languages);
      if (isPhrase && phrase < 0 && first >= 0) phrase = start;
      continue;
    }
    phrase = -1;
    const end = at - (isWorkBehind(piece, languages, knowledge) ? 2 : 1);
    if (first < 0) {
      first = start;
      firstEnd = end;
    }
    last = end;
  }
  return first < 0 ? null : { first, last, firstEnd, phrase };
}

/** Also a word that is a food elsewhere: this divides the words of a name, and the engine reads all of them. */
const isWorkWord = (token: Token, languages: number): boolean =>
  isOfKind(token, "worked", languages) || isOfKind(token, "worked_or_food", languages);

/** "coentros picados": a name of the food that has a word of work at its end, and is the same food without it. */
function isWorkBehind({ concept, tokens }: Piece, languages: number, { lexicon }: Knowledge): boolean {
  const last = tokens.at(-1);
  if (tokens.length < 2 || !last || !isWorkWord(last, languages)) return false;
  return concept !== null && lexicon.concepts.get(foldedText(tokens.slice(0, -1))) === concept.index;
}

const TIES = setOfKind("of_amount");

/** How many tokens before the food say only what is done to it, or how large it is. */
function endOfWorkBefore(tokens: readonly Token[], food: number, languages: number): number {
  let end = 0;
  for (let at = 0; at < food; at++) {
    const token = tokens[at] as Token;
    if (token.before !== "" && token.before !== "," && at > 0) break;
    if (isOfKind(token, "worked", languages) || isOfKind(token, "sized", languages)) end = at + 1;
    else if (!isOfKind(token, "worked_how", languages) && !isJoiner(token)) break;
  }
  return TIES.has(tokens[end]?.folded ?? "") ? 0 : end;
}

const JOINERS: ReadonlySet<string> = new Set(["and", ...setOfKind("foreign_and")]);
const ENDS_IN_JOINER = new RegExp(`\\s(?:${[...JOINERS].join("|")})$`, "iu");
const isJoiner = ({ folded }: Token): boolean => JOINERS.has(folded);

/** The first token behind the foods that begins the cook's words; the number of tokens if none does. */
function startOfNote(tokens: readonly Token[], { firstEnd, last, phrase }: Foods, languages: number): number {
  for (let at = firstEnd + 1; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (isOfKind(token, "note_behind", languages) || phraseAt(tokens, at, "note_behind", languages) > 0) return at;
    if (at <= last) continue;
    if (at === phrase) return at;
    if (isWorkWord(token, languages) || isOfKind(token, "sized", languages)) return at;
    if (opensWork(tokens, at, languages)) return at;
  }
  return tokens.length;
}

/** "finement émincé", "in feine Ringe", "sans peau": words that lead to work or to a shape. */
function opensWork(tokens: readonly Token[], from: number, languages: number): boolean {
  let led = false;
  for (let at = from; at < tokens.length && at < from + LONGEST_LEAD; at++) {
    const token = tokens[at] as Token;
    if (at > from && isOfKind(token, "worked", languages)) return true;
    if (led && isOfKind(token, "worked_shape", languages)) return true;
    const isInto = isOfKind(token, "worked_into", languages);
    const isHow = isOfKind(token, "worked_how", languages) || (led && isOfKind(token, "sized", languages));
    if (!isInto && !isHow) return false;
    led ||= isInto;
  }
  return !led && tokens.slice(from).every((token) => isOfKind(token, "worked_how", languages));
}

const LONGEST_LEAD = 5;
