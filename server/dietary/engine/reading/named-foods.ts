import { recognise } from "../foods/recognise";
import { ALLERGENS, type Concept, hasTrait, isA, type Knowledge } from "../model/knowledge";
import type { Mention } from "../model/mention";
import type { Piece } from "../model/piece";
import { ANIMAL_SUBSTANCES, BIT, type SubstanceMask } from "../model/substances";
import { foldWord } from "../text/fold";
import { tokenize } from "../text/tokens";
import { anyOf, meaningsOf, setOfKind } from "../text/word-lists";
import { readFood } from "./read-food";

/** A food that a sentence about cooking, or a title, names as something that is eaten. Plain data. */
export type NamedFood = {
  /** As written. */
  readonly text: string;
  /** The slug of the food. */
  readonly food: string;
  /** What it contains for certain, of the substances that people must avoid. */
  readonly holds: SubstanceMask;
  /** True if it is served with the dish or put on it, and was not named before: "with bread", not "bake the bread". */
  readonly isBrought: boolean;
};

/** The allergen classes of the law, and what decides whether people who eat no animals or drink no alcohol may eat it. */
const WATCHED: SubstanceMask = (ALLERGENS & ~BIT.corn) | ANIMAL_SUBSTANCES | BIT.alcohol;

const SENTENCE = /[^.!?;\n]+(?:[.!?;\n]+|$)/gu;

/**
 * The foods that a step or a title names. Words that only look like foods are left out: work and tools ("roll",
 * "muffin tin"), comparisons ("resembles breadcrumbs", "the size of a walnut"), and what the text denies or replaces.
 */
export const foodsNamedIn = (text: string, knowledge: Knowledge, kind: "step" | "title"): NamedFood[] =>
  [...text.matchAll(SENTENCE)].flatMap(([sentence]) => namedInSentence(sentence, knowledge, kind === "step"));

function namedInSentence(sentence: string, knowledge: Knowledge, isStep: boolean): NamedFood[] {
  const pieces = recognise(tokenize(sentence), knowledge);
  const greased = isStep ? greasedWith(sentence, knowledge) : [];
  if (greased.length === 0 && !pieces.some(isWatched)) return [];
  const { mentions } = readFood(sentence, knowledge, { kind: "menu", isDescription: isStep });
  const said: Said = { sentence, pieces, mentions, knowledge };
  const named = pieces.flatMap((piece, at) => namedBy(piece, at, said) ?? []);
  return isStep ? [...greased, ...named] : named.flatMap((food) => [food, ...foodsOfDish(food, knowledge)]);
}

/** The foods within a dish's name: the butter of "butter chicken", the nuts of a "nut roast". */
function foodsOfDish({ text, holds, isBrought }: NamedFood, knowledge: Knowledge): NamedFood[] {
  const words = tokenize(text);
  if (words.length < 2) return [];
  return words.flatMap((word) =>
    recognise([word], knowledge).flatMap((part) => {
      if (!isWatched(part) || isModifier(part.concept, knowledge) || hasTrait(part.concept, "compound")) return [];
      const held = part.concept.profile.yes & WATCHED & holds;
      return held === 0 ? [] : [{ text: word.text, food: part.concept.id, holds: held, isBrought }];
    }),
  );
}

type Said = {
  readonly sentence: string;
  readonly pieces: readonly Piece[];
  readonly mentions: readonly Mention[];
  readonly knowledge: Knowledge;
};
type FoodPiece = Extract<Piece, { kind: "concept" }>;

const isWatched = (piece: Piece): piece is FoodPiece =>
  piece.kind === "concept" && (piece.concept.profile.yes & WATCHED) !== 0 && !hasTrait(piece.concept, "adjective");

function namedBy(piece: Piece, at: number, { sentence, pieces, mentions, knowledge }: Said): NamedFood | null {
  if (!isWatched(piece)) return null;
  const isIn = piece.tokens.length > 1 && PREPOSITIONS.has(piece.tokens[0]?.folded ?? "");
  if (!isIn && isModifier(piece.concept, knowledge)) return null;
  const tokens = isIn ? piece.tokens.slice(1) : piece.tokens;
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? 0;
  const mention = mentions.find((each) => each.start <= start && end <= each.end);
  const holds = mention ? heldIn(piece.concept, mention) : 0;
  if (holds === 0 || isSaidFree(pieces, at) || isNoFood(sentence, start, end)) return null;
  const isBrought = BROUGHT.test(sentence.slice(0, start));
  return { text: sentence.slice(start, end), food: piece.concept.id, holds, isBrought };
}

/** "nutty" and "cheesy" describe another food; what a tin was "buttered" with is read by greasedWith. */
const isModifier = (concept: Concept, { conceptIndex }: Knowledge): boolean =>
  isA(concept, conceptIndex.get("modifier-food") ?? -1);

/** Names of foods that begin with one: "in breadcrumbs". */
const PREPOSITIONS = setOfKind("before_tool");

/** What the mention leaves of the food's substances: nothing where it is absent or only a trace. */
function heldIn({ profile }: Concept, mention: Mention): SubstanceMask {
  if (mention.polarity === "absent" || mention.polarity === "trace") return 0;
  return profile.yes & WATCHED & (mention.profile.yes | mention.profile.may);
}

/** How many words may stand between the claim and the food: "vegan vanilla ice cream". */
const MOST_BETWEEN = 2;

/** "vegan ice cream", "dairy-free vanilla yogurt": the words before the food say that it is another. */
function isSaidFree(pieces: readonly Piece[], at: number): boolean {
  for (let back = at; back > 0 && at - back <= MOST_BETWEEN && pieces[back]?.before === ""; back--) {
    const { word } = pieces[back - 1] as Piece;
    if (word === "plant_based" || word === "imitation" || word === "free") return true;
  }
  return false;
}

const METHOD_WORD = new RegExp(`^${anyOf("method_word")}(?![\\p{L}\\d])`, "iu");
const LIKENED = new RegExp(`(?<![\\p{L}\\d])${anyOf("likened")}\\s+(?:[\\p{L}-]+\\s+){0,2}$`, "iu");
const LIKENED_BEHIND = new RegExp(`^[-\\s]?${anyOf("likened_behind")}(?![\\p{L}\\d])`, "iu");
const TOOL_BEHIND = new RegExp(`^[-\\s]?${anyOf("tool_behind_food")}(?![\\p{L}\\d])`, "iu");

/** Work, a tool, or a food that something else is likened to. */
function isNoFood(sentence: string, start: number, end: number): boolean {
  const behind = sentence.slice(end);
  return (
    METHOD_WORD.test(sentence.slice(start)) ||
    LIKENED.test(sentence.slice(0, start)) ||
    LIKENED_BEHIND.test(behind) ||
    TOOL_BEHIND.test(behind)
  );
}

/** "with toasted ", "with chips, crackers and ", but not "with the ": that food was named before. */
const BROUGHT = new RegExp(
  `(?<![\\p{L}\\d])${anyOf("brought_with")}\\s+(?:(?!${anyOf("named_before")}\\s)[\\p{L}'’-]+,?\\s+){0,5}$`,
  "iu",
);

const GREASES = new Map(meaningsOf("greases"));
const WORD = /[\p{L}\p{M}]+/gu;
/** "butter the tin", "lightly butter a dish": a verb, because an article and no preposition follows. */
const VERB_BEHIND = /^\s+(?:the|a|an|your|two|both|each|and (?:flour|line|dust))\s/i;

/** What a tin or dish was greased with, said by a verb or an adjective: "buttered", "beurrer le moule". */
function greasedWith(sentence: string, knowledge: Knowledge): NamedFood[] {
  return [...sentence.matchAll(WORD)].flatMap(({ 0: text, index }) => {
    const means = GREASES.get(text.toLowerCase());
    const concept = means && knowledge.concepts[knowledge.lexicon.concepts.get(foldWord(means)) ?? -1];
    if (!concept) return [];
    if (means === text.toLowerCase() && !VERB_BEHIND.test(sentence.slice(index + text.length))) return [];
    return [{ text, food: concept.id, holds: concept.profile.yes & WATCHED, isBrought: true }];
  });
}
