import { isWordKind, type WordKind } from "@/lib/dietary/word-kinds";
import type { Concept, Knowledge } from "../model/knowledge";
import type { Piece } from "../model/piece";
import { foldWord } from "../text/fold";
import { type Lexicon, NO_CONCEPT } from "../text/lexicon";
import type { CompoundPart, LexiconNode, Separator, Token } from "../text/word";
import { meaningsOf, setOfKind } from "../text/word-lists";
import { readingOf } from "../text/word-reading";

/**
 * Matches from left to right, the longest entry first. Every token belongs to one piece; a word such as "eggless" makes
 * two.
 */
export function recognise(written: readonly Token[], knowledge: Knowledge): Piece[] {
  const tokens = withoutNumberSigns(written);
  const pieces: Piece[] = [];
  for (let i = 0; i < tokens.length; ) {
    if (isShortSpecies(tokens, i)) {
      pieces.push({
        kind: "unknown",
        concept: null,
        word: null,
        tokens: tokens.slice(i, i + 2),
        before: tokens[i]?.before ?? "",
      });
      i += 2;
      continue;
    }
    const match = matchAt(tokens, i, knowledge.lexicon);
    const formed = match.concept === NO_CONCEPT ? undefined : tokens[i + match.length];
    if (formed?.before === "" && FORMED_LIKE.has(formed.folded)) {
      pieces.push(descriptor(tokens.slice(i, i + match.length + 1)));
      i += match.length + 1;
      continue;
    }
    pushPieces(pieces, match, tokens, i, knowledge);
    i += match.length;
  }
  return pieces;
}

/**
 * "I. melas", a fish: the name of a species with its genus shortened to a letter. Its second word often means another
 * food in some language (molasses), and which genus is meant nobody can tell.
 */
function isShortSpecies(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next?.before !== "." || !SPECIES.test(next.text) || !GENUS.test((tokens[at] as Token).text)) return false;
  const before = tokens[at - 1];
  if (before === undefined) return true;
  // "2 T. butter" is a spoon, "vitamins B, C. contains …" the end of a sentence.
  return !/^(?:[\p{N}⁄]+|[a-z])$/u.test(before.folded) && !LETTERED.has(before.folded);
}

const GENUS = /^[A-Z]$/;
const SPECIES = /^[a-z]{3,}$/;
/** Words behind which a letter stands for itself. */
const LETTERED = setOfKind("lettered");

/** "Egg-shaped tomatoes": the food before the word only lends its form. */
const FORMED_LIKE = setOfKind("formed_like");

const descriptor = (tokens: readonly Token[]): Piece => ({
  kind: "word",
  concept: null,
  word: "descriptor",
  tokens,
  before: (tokens[0] as Token).before,
});

/** The parts of a compound become pieces side by side, each at the position of the whole word. */
function pushParts(
  into: Piece[],
  parts: readonly CompoundPart[],
  tokens: readonly Token[],
  first: Separator,
  knowledge: Knowledge,
): void {
  for (const [index, part] of parts.entries()) {
    const before = index === 0 ? first : "";
    if ("concept" in part) into.push(conceptPiece(part.concept, tokens, before, knowledge));
    else into.push({ kind: "word", concept: null, word: part.word, tokens, before });
  }
}

/** Whether the text names any food. Usually one of its first words does. */
export function namesConcept(tokens: readonly Token[], { lexicon }: Knowledge): boolean {
  for (let i = 0; i < tokens.length; ) {
    const match = matchAt(tokens, i, lexicon);
    if (match.concept !== NO_CONCEPT) return true;
    i += match.length;
  }
  return false;
}

/** "Red No. 40" is the colour red 40: here "no" is not a denial. */
function withoutNumberSigns(tokens: readonly Token[]): readonly Token[] {
  if (!hasNumberSign(tokens)) return tokens;
  return tokens.flatMap((token, at) => {
    if (isNumberSign(tokens, at)) return [];
    return at > 0 && isNumberSign(tokens, at - 1) ? [{ ...token, before: (tokens[at - 1] as Token).before }] : [token];
  });
}

function hasNumberSign(tokens: readonly Token[]): boolean {
  for (let at = 0; at < tokens.length; at++) if (isNumberSign(tokens, at)) return true;
  return false;
}

function isNumberSign(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.folded !== "no") return false;
  const next = tokens[at + 1]?.folded.charCodeAt(0) ?? 0;
  return next >= DIGIT_0 && next <= DIGIT_9;
}

const DIGIT_0 = 48;
const DIGIT_9 = 57;

/** The entry that begins at a word; if none does, `word` is null and `concept` is NO_CONCEPT. */
type Match = { readonly concept: number; readonly word: WordKind | null; readonly length: number };

const NOTHING_KNOWN: Match = { concept: NO_CONCEPT, word: null, length: 1 };

function matchAt(tokens: readonly Token[], start: number, lexicon: Lexicon): Match {
  const reading = readingOf((tokens[start] as Token).word, lexicon);
  let node = reading.start;
  let found: LexiconNode | null = null;
  let length = 0;
  const isAlone = node?.next !== null && isTakenBack(tokens, start);
  for (let end = start + 1; node; end++) {
    if (node.concept !== NO_CONCEPT || node.word) {
      found = node;
      length = end - start;
    }
    const token: Token | undefined = node.next && !isAlone ? tokens[end] : undefined;
    node = token && followed(node, token);
  }
  if (length < 2) {
    const ending = reading.endings === null ? NO_CONCEPT : endingAt(reading.endings, tokens[start + 1]);
    if (ending !== NO_CONCEPT) return { concept: ending, word: null, length: 2 };
    if (!found && reading.joined !== NO_CONCEPT) return { concept: reading.joined, word: null, length: 1 };
  }
  if (found) return { concept: found.concept, word: found.word, length };
  return reading.alone === "additive" ? { concept: reading.concept, word: null, length: 1 } : NOTHING_KNOWN;
}

const CLAIMING = setOfKind("begins_claim");
const TAKING_BACK = setOfKind("takes_name_back");
const STRESSING = setOfKind("stresses_claim");

/**
 * "not gluten free pasta", "not-so-vegan burger": a word before the name takes it back, so this is not the food "gluten
 * free pasta".
 */
function isTakenBack(tokens: readonly Token[], start: number): boolean {
  if (!CLAIMING.has((tokens[start] as Token).folded)) return false;
  if (offersUsual(tokens, start)) return true;
  if (start === 0) return false;
  const before = tokens[start - 1] as Token;
  const back = start > 1 && STRESSING.has(before.folded) ? (tokens[start - 2] as Token) : before;
  return TAKING_BACK.has(back.folded);
}

const AS_USUAL = setOfKind("as_usual");
/** How many words before and after the claim are searched. */
const MOST_BEFORE = 2;
const MOST_BEHIND = 8;

/** "egg-free mayonnaise or regular", "regular or vegan burger": the usual food is possible too. */
function offersUsual(tokens: readonly Token[], start: number): boolean {
  const end = Math.min(tokens.length, start + MOST_BEHIND);
  for (let at = Math.max(0, start - MOST_BEFORE); at < end; at++)
    if (AS_USUAL.has((tokens[at] as Token).folded))
      if (tokens[at - 1]?.folded === "or" || tokens[at + 1]?.folded === "or") return true;
  return false;
}

/** Follows the entry to its next word. "fish & chips" and "mac n cheese" are stored with "and". */
function followed({ next }: LexiconNode, { before, folded }: Token): LexiconNode | undefined {
  if (before === "&") return next?.get("and")?.next?.get(folded);
  if (before !== "") return undefined;
  return next?.get(folded) ?? (folded === "n" ? next?.get("and") : undefined);
}

/** "bread crumbs" and "breadcrumbs" are one word; so are "sea bass" and "seabass". */
function endingAt(endings: ReadonlyMap<string, number>, second: Token | undefined): number {
  return second?.before === "" ? (endings.get(second.folded) ?? NO_CONCEPT) : NO_CONCEPT;
}

function pushPieces(
  into: Piece[],
  { concept, word, length }: Match,
  written: readonly Token[],
  start: number,
  knowledge: Knowledge,
): void {
  const first = written[start] as Token;
  const tokens = length === 1 ? [first] : written.slice(start, start + length);
  const { before } = first;
  const cooked = length === 1 && before === "" && concept !== NO_CONCEPT ? COOKED_BEHIND.get(first.folded) : undefined;
  if (cooked && isBehindFood(into)) {
    into.push({ kind: "word", concept: null, word: cooked, tokens, before });
    return;
  }
  if (concept !== NO_CONCEPT) into.push(conceptPiece(inPlural(concept, tokens, knowledge), tokens, before, knowledge));
  else if (word === "alcohol_free")
    pushLacked(into, knowledge.conceptIndex.get(ALCOHOL) ?? NO_CONCEPT, tokens, before, knowledge);
  else if (word) {
    const said = arePeople(tokens, written[start + length]) ? "descriptor" : word;
    into.push({ kind: "word", concept: null, word: said, tokens, before });
  } else pushAlone(into, tokens, before, knowledge);
}

/** "Asado" and "cocido" are dishes, but "pollo asado" and "huevo cocido" say how the food before them was cooked. */
const COOKED_BEHIND: ReadonlyMap<string, WordKind> = new Map(
  meaningsOf("cooked_behind").flatMap(([word, kind]) => (isWordKind(kind) ? [[foldWord(word), kind] as const] : [])),
);

/**
 * True if the last piece is a food, possibly followed by one word that says nothing about it: "cebolla grande picada".
 */
function isBehindFood(pieces: readonly Piece[]): boolean {
  const last = pieces.at(-1);
  const isBetween = last?.word === "descriptor" && last.before === "";
  return (isBetween ? pieces.at(-2) : last)?.kind === "concept";
}

/** "Pepper" is the spice, and "peppers" are the fruit. */
function inPlural(concept: number, tokens: readonly Token[], { concepts, conceptIndex }: Knowledge): number {
  if (tokens.length > 1 || !/s$/i.test(tokens[0]?.text.slice(-1) ?? "") || concepts[concept]?.id !== "pepper")
    return concept;
  return conceptIndex.get("pepper-vegetable") ?? concept;
}

/** "vegetarians may leave the bacon out" is about people and makes no claim about the food. */
const arePeople = ([first]: readonly Token[], next: Token | undefined): boolean =>
  /^(?:vegetarian|vegan)s$/i.test(first?.text ?? "") && next !== undefined && PEOPLE_DO.has(next.folded);

const PEOPLE_DO = setOfKind("done_by_people");

function pushAlone(into: Piece[], tokens: readonly Token[], before: Separator, knowledge: Knowledge): void {
  const { alone, concept, parts } = readingOf((tokens[0] as Token).word, knowledge.lexicon);
  if (alone === "number") into.push({ kind: "number", concept: null, word: null, tokens, before });
  else if (alone === "descriptor") into.push({ kind: "word", concept: null, word: "descriptor", tokens, before });
  else if (alone === "lacked") pushLacked(into, concept, tokens, before, knowledge);
  else if (alone === "compound") pushParts(into, parts, tokens, before, knowledge);
  else into.push({ kind: "unknown", concept: null, word: null, tokens, before });
}

/** "eggless", "non-alcoholic": adds the food and a word that says that it is absent. */
function pushLacked(
  into: Piece[],
  concept: number,
  tokens: readonly Token[],
  before: Separator,
  knowledge: Knowledge,
): void {
  into.push(conceptPiece(concept, tokens, before, knowledge));
  into.push({ kind: "word", concept: null, word: "free", tokens, before: "" });
}

const ALCOHOL = "alcoholic-drink";

const conceptPiece = (index: number, tokens: readonly Token[], before: Separator, { concepts }: Knowledge): Piece => ({
  kind: "concept",
  concept: concepts[index] as Concept,
  word: null,
  tokens,
  before,
});
