import { conceptOf } from "../foods/concept-of";
import { type Concept, isA, type Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import type { Nutrient } from "../model/nutrition";
import { foodNutrients, nearest } from "../nutrition/food-nutrients";
import { nutrientCeiling } from "../nutrition/nutrient-ceiling";
import { STATE_BIT, type StateMask } from "../text/state-words";
import { anyOf } from "../text/word-lists";
import { presentIn, type ReadLine } from "./read-line";

/**
 * The most of a nutrient that a line may bring, in its unit: of its stated amount (`whole`), and of what each serving
 * gets of a food whose amount is left to the cook (`each`). Infinite if nobody can say.
 */
export type MostOfLine = { readonly whole: number; readonly each: number };

/** An untold amount is at most this multiple of the usual one, for every serving. */
const UNTOLD_FACTOR = 3;
/** A jar whose size is not told may hold this multiple of the usual one. */
const PACKED_FACTOR = 2.5;

/** What is worked out of the words of a line is shared by all nutrients. */
export function mostOfLine(line: ReadLine, knowledge: Knowledge): (nutrient: Nutrient) => MostOfLine {
  const { grams, gramsBasis } = line;
  const foods = partsOf(line, knowledge);
  if (!foods) return () => NOBODY_KNOWS;
  const stated =
    gramsBasis === "untold" ? 0 : (grams ?? Number.POSITIVE_INFINITY) * (gramsBasis === "packed" ? PACKED_FACTOR : 1);
  const isToTaste = gramsBasis === "untold" || TO_TASTE.test(line.text);
  return (nutrient) => {
    let [whole, each] = [0, 0];
    for (const part of foods) {
      const per100g = nutrientCeiling(part.food, nutrient, knowledge, part.states);
      whole = Math.max(whole, times(per100g, stated));
      if (part.isMore || isToTaste) each += times(per100g, untoldGrams(part.food, knowledge));
    }
    return { whole, each };
  };
}

/** What a usual amount of a food holds, whatever its line asks for: by the table, and at most. */
export type UsualAmount = { readonly least: number; readonly most: number };

/** Null if the words of the line are not all known, so that nothing is said of its nutrients alone. */
export function usualOfLine(line: ReadLine, knowledge: Knowledge): ((nutrient: Nutrient) => UsualAmount) | null {
  const [first] = partsOf(line, knowledge) ?? [];
  if (!first) return null;
  const known = foodNutrients(first.food, knowledge)?.per100g;
  const grams = usualGrams(first.food, knowledge);
  return (nutrient) => ({
    least: times(known?.[nutrient] ?? 0, grams),
    most: times(nutrientCeiling(first.food, nutrient, knowledge, first.states), grams),
  });
}

/** The foods of a line; null if nobody can say which they are. A word that is no food says how a food is. */
function partsOf(line: ReadLine, knowledge: Knowledge): Part[] | null {
  const present = presentIn(line.mentions).filter(({ polarity }) => polarity !== "trace");
  const mentions = present.filter(({ head }) => head);
  const isUnread = mentions.length === 0 || present.some(({ unknownWords }) => unknownWords.length > 0);
  const { weighed } = line;
  if (isUnread || !weighed) return null;
  const isTinned = line.parsed.amounts.some(({ unit }) => unit !== null && TINS.has(unit.key));
  const said = present.filter(({ head }) => !head).reduce((mask, { states }) => mask | states.said | states.named, 0);
  return mentions.map((mention, index): Part => {
    const head = mention.head as Concept;
    const part = index === 0 ? weighed : partOf(weighed, head, knowledge);
    const food = part ?? head;
    const before = mentions[index - 1];
    const isMore = before !== undefined && !part && !isKin(food, weighed) && !isEither(before, mention, line.food);
    return { food, states: said | statesOf(mention, line.food, isTinned), isMore };
  });
}

const NOBODY_KNOWS: MostOfLine = { whole: Number.POSITIVE_INFINITY, each: 0 };

const TINS: ReadonlySet<string> = new Set(["can", "tin", "jar"]);

const TO_TASTE = new RegExp(`(?<![\\p{L}])${anyOf("to_taste")}(?![\\p{L}])`, "iu");

/** None of a nutrient is none of any amount. */
const times = (per100g: number, grams: number): number => (per100g === 0 || grams === 0 ? 0 : (per100g * grams) / 100);

function usualGrams(food: Concept, knowledge: Knowledge): number {
  const kind = nearest(food, knowledge, (each) => knowledge.kindWeights.get(each.index));
  return kind ? kind.value.gramsUntold : Number.POSITIVE_INFINITY;
}

const untoldGrams = (food: Concept, knowledge: Knowledge): number => usualGrams(food, knowledge) * UNTOLD_FACTOR;

/** `isMore`: it has no amount of its own, as the salt of "garlic, crushed with salt". */
type Part = { readonly food: Concept; readonly states: StateMask; readonly isMore: boolean };

/** "Juice of 1 lime" names one food twice. */
const isKin = (food: Concept, weighed: Concept): boolean => isA(food, weighed.index) || isA(weighed, food.index);

/** "1 lemon, juice only": there is lemon juice, so the juice is that of the lemon. */
const partOf = (whole: Concept, part: Concept, knowledge: Knowledge): Concept | null =>
  part.id === "juice" ? conceptOf(`${whole.name} ${part.name}`, knowledge) : null;

const EITHER = new RegExp(`[/(]|(?<![\\p{L}])${anyOf("either_or")}(?![\\p{L}])`, "iu");

/** "butter or margarine": the amount is that of either. */
const isEither = (before: PlacedMention, { start }: PlacedMention, words: string): boolean =>
  EITHER.test(words.slice(before.end, start));

function statesOf(mention: PlacedMention, words: string, isTinned: boolean): StateMask {
  const form = isSaltedForm(mention, words) ? STATE_BIT.salted : 0;
  const tin = isTinned ? STATE_BIT.salted | STATE_BIT.tinned : 0;
  return mention.states.said | mention.states.named | form | tin;
}

const FORM = anyOf("salted_form");
const BEHIND = new RegExp(`^[\\s-]+${FORM}(?![\\p{L}])`, "iu");
const BEFORE = new RegExp(`(?<![\\p{L}])${FORM}\\s+(?:\\p{L}{1,3}['’\\s]\\s*)?$`, "iu");

/** "mushroom paste", "bacon-flavoured bits": the table's figures are of the food, and not of what is made of it. */
const isSaltedForm = ({ start, end }: PlacedMention, words: string): boolean =>
  BEHIND.test(words.slice(end)) || BEFORE.test(words.slice(0, start));
