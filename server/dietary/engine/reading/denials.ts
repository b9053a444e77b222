import type { Piece } from "../model/piece";
import { foldedText } from "../text/tokens";
import { isOfTyingLanguage } from "../text/tying-words";
import { anyOf, setOfKind } from "../text/word-lists";
import { PRESENT, type State } from "./phrase-state";

/**
 * The words of labels that only warn of traces. Other words for possible contents ("not suitable for", "fried in the
 * same oil", a shared kitchen) mean more.
 */
const WARNS = new RegExp(`\\b${anyOf("trace_word")}\\b|^(?:may|can|could|might)(?: also)? contain\\b`);

/**
 * The state that a denial or a warning begins. A denial that is reversed ("not without nuts", "no nuts except almonds")
 * makes the food possible.
 */
export function begun(piece: Extract<Piece, { kind: "word" }>, isDoubtful: boolean): State {
  const words = foldedText(piece.tokens);
  const polarity = piece.word === "trace" || isDoubtful ? "trace" : "absent";
  const isList = piece.word === "trace" || DECLARES.test(words) || IS_FREE_FROM.test(words);
  const isPrecaution = piece.word === "trace" && !isDoubtful && WARNS.test(words);
  return isPrecaution ? { polarity, isList, isFirst: true, isPrecaution } : { polarity, isList, isFirst: true };
}

/**
 * The state after a plain "no". It removes the food that it names, and nothing that another word names: "no-mayo tuna
 * salad" contains tuna. Before a verb, a dish or a word that is no food it removes nothing for certain.
 */
export function denialAt(
  pieces: readonly Piece[],
  index: number,
  { text, isDoubtful, ties }: { text: string; isDoubtful: boolean; ties: readonly number[] },
): State {
  const piece = pieces[index] as Extract<Piece, { kind: "word" }>;
  const plain = begun(piece, isDoubtful);
  if (plain.isList) return plain;
  const next = pieces[index + 1];
  if (!NO.test(piece.tokens[0]?.folded ?? "")) return { ...plain, behind: "trace" };
  if (isVoid(pieces, index, text)) return PRESENT;
  if (isHyphenedTo(pieces, index, text)) {
    const isWhole = next?.kind === "concept" && next.tokens.length === 1;
    return isWhole ? { ...plain, behind: "present" } : { ...plain, polarity: "trace", behind: "present" };
  }
  const opens = index === 0;
  if (!opens && piece.before === "" && isSaidOfBoth(ties, index)) return PRESENT;
  if (next?.kind === "concept") return { ...plain, behind: opens ? "present" : "trace" };
  const ahead = pieces.slice(index + 1, index + 1 + MOST_AHEAD);
  const named = ahead.find(({ kind, before }) => kind === "concept" || before !== "");
  const mayNameMore = named ? named.kind === "concept" : ahead.length === MOST_AHEAD;
  return mayNameMore && !onlyStresses(ahead) ? { ...plain, polarity: "trace", behind: "present" } : plain;
}

/** How many words after a "no" are searched. It denies nothing for certain that is further away. */
export const MOST_AHEAD = 20;

const NO = /^(?:no|zero)$/;
/** "no added nuts" denies the same as "no nuts", but "no whole nuts" leaves chopped ones. */
const STRESSES = setOfKind("stresses_no");

function onlyStresses(ahead: readonly Piece[]): boolean {
  for (const piece of ahead) {
    if (piece.kind === "concept") return true;
    if (!piece.tokens.every(({ text }) => STRESSES.has(text.toLowerCase()))) return false;
  }
  return ahead.length < MOST_AHEAD;
}

/** "no-bake", "no-knead" and "say no more: cheese fondue": this "no" denies no food. */
export function isVoid(pieces: readonly Piece[], index: number, text: string): boolean {
  const piece = pieces[index] as Piece;
  const next = pieces[index + 1];
  if (!NO.test(piece.tokens[0]?.folded ?? "") || !next || next.kind === "concept") return false;
  if (isHyphenedTo(pieces, index, text)) return true;
  const behind = pieces[index + 2];
  return next.before === "" && (next.kind === "unknown" || next.word === "descriptor") && behind?.before === ":";
}

function isHyphenedTo(pieces: readonly Piece[], index: number, text: string): boolean {
  const end = pieces[index]?.tokens.at(-1)?.end ?? 0;
  return pieces[index + 1]?.tokens[0]?.start === end + 1 && /[-\u2010\u2011]/.test(text[end] ?? "");
}

/** "ebi no tempura", "arroz no leite": in Japanese and Portuguese "no" joins two foods, and the dish contains both. */
const isSaidOfBoth = (ties: readonly number[], index: number): boolean => ties.some((at) => at !== index);

/** The positions of up to two words of these languages: a "no" needs one beside itself. */
export function tiesIn(pieces: readonly Piece[]): readonly number[] {
  const ties: number[] = [];
  for (let at = 0; at < pieces.length && ties.length < 2; at++)
    if (pieces[at]?.tokens.some(({ word }) => isOfTyingLanguage(word.folded))) ties.push(at);
  return ties;
}

/** "fried without flour in peanut oil": after such a word, the text names what is in the dish. */
export function isLedOn(pieces: readonly Piece[], index: number): boolean {
  const before = pieces[index - 1];
  return before?.kind === "word" && before.tokens.some(({ folded }) => LEADS_ON.has(folded));
}

const LEADS_ON = setOfKind("leads_on");

/**
 * A label's declaration continues after commas, whereas "without nuts, feta" and "hold the mayo, extra cheese" continue
 * with what is there.
 */
const DECLARES =
  /^(?:free (?:from|of)|(?:do(?:e?s|e)? not |doe?snt |doe?sn t |don t |not )?contain(?:ing)?(?: no)?|never any)$/;

/** "free from" of other languages, folded. */
const IS_FREE_FROM = new RegExp(`^${anyOf("free_from")} ${anyOf("free_from_behind")}$`);

/**
 * "Not chicken nuggets", "not dairy cheese": a dish may resemble what it is said not to be, so that is possible. A
 * claim that is taken back ("not nut free") is read as such.
 */
export function isSaidNotToBe(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index] as Piece;
  const next = pieces[index + 1];
  const isNot = piece.kind !== "concept" && piece.tokens.length === 1 && piece.tokens[0]?.folded === NOT;
  return isNot && next?.kind === "concept" && next.before === "" && pieces[index + 2]?.word !== "free";
}

const NOT = "not";
