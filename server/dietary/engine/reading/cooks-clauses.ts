import type { Piece } from "../model/piece";
import { alternatives, type ListKind, listOfKind } from "../text/word-lists";

/** A part of a line about the cooking. With `isPurpose`, even known foods in it are no part of the line's food. */
export type Zone = { readonly from: number; readonly to: number; readonly isPurpose: boolean };

/** A pattern for any whole word of these kinds. A word that ends in an apostrophe is joined to the next word. */
const wordsOf = (...kinds: readonly ListKind[]): string => {
  const words = kinds.flatMap(listOfKind);
  const elided = words.filter((word) => word.endsWith("'"));
  const whole = words.filter((word) => !word.endsWith("'"));
  const alone = String.raw`(?:${alternatives(whole)})(?![\p{L}\d'’-])`;
  const all = elided.length > 0 ? `(?:${alone}|${alternatives(elided)})` : alone;
  return String.raw`(?<![\p{L}\d'’-])${all.replaceAll("'", "['’]").replaceAll("['’]’", "'’")}`;
};

/**
 * "until", "they", "quella che", "wenn ihr": such words occur only in sentences, which describe what the cook does. They
 * go on behind the word: the letter of "I. melas", a fish, begins none.
 */
const CLAUSE = new RegExp(`${wordsOf("clause")}(?!\\.)`, "iu");
/** "ginger the size of a walnut", "zenzero grande come una noce". */
const COMPARISON = new RegExp(wordsOf("compared_to"), "giu");
/** "zum Bestäuben", "pour le moule", "para engrasar el molde", "until the". */
const PURPOSE = new RegExp(wordsOf("purpose"), "giu");
/** "for the dough with almonds", "if the milk is thick use cream": the food after such a word is eaten. */
const EATEN_AGAIN = new RegExp(String.raw`(?:${wordsOf("with", "brings")}|[+&/])(?!\s\p{L}+ing\b)`, "iu");
/** "(or teff if you like)", "plus teff when you have it": the part begins with a food. */
const BEGINS_WITH_FOOD = new RegExp(String.raw`^[\s([{]*(?:${wordsOf("with", "brings")}|[+&])`, "iu");
/** "in a cast iron skillet", "au fouet", "con un panno umido": matches from the preposition to the tool. */
const TOOL_AT_WORK = new RegExp(
  String.raw`${wordsOf("before_tool")}\s?(?:[\p{L}-]+\s+){0,3}?${wordsOf("tool")}`,
  "giu",
);
const TOOL = new RegExp(wordsOf("tool"), "giu");
const LAST_TOOL = new RegExp(`${wordsOf("tool")}$`, "iu");

const PART = /[^,;:()[\]{}\n–—!?]+/gu;
const BRACKET = /[([{]([^()[\]{}]{1,200})[)\]}]/gu;
const PART_END = /[,;:()[\]{}\n–—!]/u;
/** A clause with a claim, such as "it isn't vegan", is no remark beside the food, so its words are read. */
const CLAIMS: ReadonlySet<string> = new Set(["free", "plant_based", "meatless", "imitation", "contains", "trace"]);

/** One word of each entry of these lists. A line without any of them needs no search. */
const TELLING: ReadonlySet<string> = new Set([
  ...["clause", "compared_to", "purpose"].flatMap((kind) =>
    listOfKind(kind as ListKind).map((words) => words.split(" ")[0] ?? ""),
  ),
  ...listOfKind("tool").map((words) => words.split(/[ -]/).at(-1) ?? ""),
]);

/** Whether a line may describe the cooking. */
export function mayTellOfCooking(pieces: readonly Piece[]): boolean {
  for (const { tokens } of pieces)
    for (const { word } of tokens) {
      word.tellsOfCooking ??= isTelling(word.text.toLowerCase().replaceAll("’", "'"));
      if (word.tellsOfCooking) return true;
    }
  return false;
}

function isTelling(word: string): boolean {
  if (TELLING.has(word)) return true;
  const elision = word.indexOf("'") + 1;
  return elision > 0 && TELLING.has(word.slice(0, elision));
}

/** The parts of a line that describe the cooking, recognised by words of grammar, after the start of its first food. */
export function clauseZones(text: string, pieces: readonly Piece[], first: Piece): Zone[] {
  const begin = startOf(first);
  const firstEnd = first.tokens.at(-1)?.end ?? 0;
  const zones: Zone[] = [...stretches(text, COMPARISON, begin), ...stretches(text, PURPOSE, begin)];
  zones.push(...toolsAtWork(text, pieces).filter(({ from }) => from > begin));
  const claims = pieces.filter(({ word }) => word !== null && CLAIMS.has(word)).map(startOf);
  const speaksOfClaim = (from: number, to: number) => claims.some((at) => from <= at && at < to);
  for (const pattern of [BRACKET, PART])
    for (const { 0: part, index } of text.matchAll(pattern)) {
      const said = CLAUSE.exec(part) ?? exclaimed(part);
      const to = index + part.length;
      if (!said || to <= firstEnd || speaksOfClaim(index, to) || isInFood(index + said.index, pieces)) continue;
      const isWhole = index >= firstEnd && !BEGINS_WITH_FOOD.test(part);
      const from = isWhole ? index : index + said.index;
      if (from > begin) zones.push({ from, to, isPurpose: false });
    }
  return zones;
}

/** "carré de l'est" is a cheese, so its "est" is no verb; "pad see ew" is a dish, so its "see" begins no remark. */
export const isInFood = (at: number, pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => piece.kind === "concept" && startOf(piece) <= at && at < (piece.tokens.at(-1)?.end ?? 0));

/** "in butter in a skillet": the butter is eaten, so the search continues after it. */
function toolsAtWork(text: string, pieces: readonly Piece[]): Zone[] {
  const zones: Zone[] = [];
  TOOL_AT_WORK.lastIndex = 0;
  for (let match = TOOL_AT_WORK.exec(text); match; match = TOOL_AT_WORK.exec(text)) {
    const { 0: said, index: from } = match;
    const tool = from + said.search(LAST_TOOL);
    if (pieces.some((piece) => isFoodBetween(piece, from, tool))) TOOL_AT_WORK.lastIndex = from + 1;
    else zones.push({ from, to: from + said.length, isPurpose: true });
  }
  return zones;
}

/**
 * Whether a food is between the preposition and the tool. The preposition itself may be the name of a food elsewhere:
 * "dal".
 */
function isFoodBetween(piece: Piece, from: number, to: number): boolean {
  const isPreposition = startOf(piece) === from && piece.tokens.length === 1;
  const end = piece.tokens.at(-1)?.end ?? 0;
  return piece.kind === "concept" && !isPreposition && startOf(piece) < to && end > from;
}

/** "(attention, ça tache !)": brackets that exclaim, and bring no food. */
const exclaimed = (part: string): { index: number } | null =>
  /^[([{].*![)\]}]$/u.test(part) && !EATEN_AGAIN.test(part) ? { index: 0 } : null;

/** The tools in a line that may name no food beside them, such as "a candy thermometer". */
export const toolsIn = (text: string): Zone[] =>
  [...text.matchAll(TOOL)].map(({ 0: said, index }) => ({ from: index, to: index + said.length, isPurpose: true }));

/** The purposes of a line without a food, such as "parchment paper, for lining the tin". */
export const purposesIn = (text: string): Zone[] => stretches(text, PURPOSE, 0);

export const startOf = ({ tokens }: Piece): number => tokens[0]?.start ?? 0;

/** The parts from each match to the end of its part of the line, or to another food. */
function stretches(text: string, pattern: RegExp, begin: number): Zone[] {
  const zones: Zone[] = [];
  for (const { 0: said, index } of text.matchAll(pattern)) {
    if (index <= begin) continue;
    const end = text.slice(index + said.length).search(PART_END);
    zones.push(withoutFoodBehind(text, index, end < 0 ? text.length : index + said.length + end));
  }
  return zones;
}

/** "for frying, or butter", "zum Braten oder Butter": a purpose ends where another food is named. */
export function withoutFoodBehind(text: string, from: number, to: number): Zone {
  const end = text.slice(from, to).search(EATEN_AGAIN);
  return { from, to: end > 0 ? from + end : to, isPurpose: true };
}

/** "potato(es)", "Zwiebel(n)", "gousse(s)": the ending of a plural, written onto the word. */
export function isPluralEnding({ kind, tokens, before }: Piece, text: string): boolean {
  const [token] = tokens;
  if (kind === "concept" || before !== "(" || tokens.length !== 1 || !token || token.end - token.start > 3)
    return false;
  return text[token.start - 1] === "(" && text[token.end] === ")" && /\p{L}/u.test(text[token.start - 2] ?? "");
}
