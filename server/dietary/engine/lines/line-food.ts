import { conceptOf } from "../foods/concept-of";
import { type Concept, isA, type Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import { foodNutrients, nearest } from "../nutrition/food-nutrients";
import { anyOf } from "../text/word-lists";

/** Foods that are sold dry, cooked or tinned, with a table row for each. */
const THREE_STATES = ["grain", "pasta", "noodle", "legume"];
/** In "or you can use shredded ones", the word is a verb. */
const CANNED =
  /\b(?:canned|tinned|cans|tins?|jars?|(?<!\b(?:you|we|i|one|it|they|also)\s)can(?!\s+(?:also|be|use|add|make|omit|skip|sub|substitute|swap|replace)\b))\b/i;
/** "2 cups cooked rice". In rice that is still to be cooked, the word comes after the food. */
const COOKED = /\b(?:pre-?)?(?:cooked|boiled|leftover|steamed)\b(?! (?:according|until|as|per|to)\b)/i;
/**
 * Nouns that the last of several alternatives shares with the first: "chicken or vegetable stock". Other nouns, which
 * are also sold in jars, fresh or dried, do not count.
 */
const SHARED_NOUN = new RegExp(`\\b${anyOf("noun_of_alternatives")}$`, "i");

/**
 * The food whose nutrients and weight count for a line. Usually this is the first food; but "chicken or beef stock" is
 * a stock, the juice of "juice of 2 lemons" weighs less than lemons, "basil leaves" are not lettuce, and the beans of a
 * tin are not dry.
 */
export function foodToWeigh(text: string, mentions: readonly PlacedMention[], knowledge: Knowledge): Concept | null {
  const told = mentions.find((mention) => mention.head);
  const first = told && exampleOf(told, mentions, knowledge);
  if (!first?.head) return null;
  const named =
    sharedNoun(text, mentions, knowledge) ??
    lyingIn(first, first.head, knowledge) ??
    partOfFood(text, first, first.head, knowledge);
  return withLessSalt(text, named, knowledge) ?? inState(text, first, named, knowledge);
}

/**
 * "Grains of your choice (couscous, bulgur)": a class has no nutrients of its own, so the first named food of the class
 * that has them counts.
 */
function exampleOf(told: PlacedMention, mentions: readonly PlacedMention[], knowledge: Knowledge): PlacedMention {
  const { head } = told;
  if (!head || foodNutrients(head, knowledge)) return told;
  const isExample = (food: Concept | null) => food !== null && food !== head && isA(food, head.index);
  return mentions.find(({ head: food }) => isExample(food) && food && foodNutrients(food, knowledge)) ?? told;
}

/** "chicken or vegetable stock": the noun after the last alternative belongs to the first one as well. */
function sharedNoun(text: string, mentions: readonly PlacedMention[], knowledge: Knowledge): Concept | null {
  const [first, second] = mentions;
  if (!first?.head || !second?.head || !/\bor\b|\//i.test(text)) return null;
  const noun = SHARED_NOUN.exec(second.text.trim())?.[0];
  // "shortening (or butter)": the brackets name another food, and no shared noun.
  const isAside = /\(\s*or\b/i.test(text);
  if (!noun || isAside || SHARED_NOUN.test(first.text.trim())) return null;
  return conceptOf(`${first.text} ${noun}`, knowledge) ?? (isA(second.head, first.head.index) ? null : second.head);
}

const LIES_IN = /\s(?:(?:in|en|i|w|à la)\s|(?:à l|all)['’])/iu;

/** "tuna in olive oil", "prawns in garlic butter": the weight is that of the first food, which is inside the other. */
function lyingIn({ text }: PlacedMention, head: Concept, knowledge: Knowledge): Concept | null {
  const tie = LIES_IN.exec(text);
  const food = tie && conceptOf(text.slice(0, tie.index), knowledge);
  return food && food !== head && !isA(head, food.index) && !isA(food, head.index) ? food : null;
}

function partOfFood(text: string, mention: PlacedMention, head: Concept, knowledge: Knowledge): Concept {
  const whole = mention.concepts.find((concept) => concept !== head && concept.id !== "juice");
  if (head.id === "juice" && whole) return conceptOf(`${whole.name} juice`, knowledge) ?? whole;
  if (/\b(?:zest|rind)\s+(?:of|from)\b/i.test(text)) return conceptOf(`${head.name} zest`, knowledge) ?? head;
  if (head.id === "lettuce" && whole && /\blea(?:f|ves)\b/i.test(text)) return whole;
  return head;
}

function inState(text: string, { text: named }: PlacedMention, food: Concept, knowledge: Knowledge): Concept {
  const isCanned = CANNED.test(text);
  const cookedAt = isCanned ? -1 : text.search(COOKED);
  const isCooked = cookedAt >= 0 && cookedAt <= text.indexOf(named);
  if (!isCanned && !isCooked) return food;
  if (!/\b(?:raw|dry|uncooked|drained)\b/i.test(foodNutrients(food, knowledge)?.food.description ?? "")) return food;
  const prefix = isCanned ? "canned" : "cooked";
  if (!THREE_STATES.some((id) => isBelow(food, id, knowledge)))
    return (isCanned && stateOf(prefix, food, knowledge)) || food;
  return nearest(food, knowledge, (each) => stateOf(prefix, each, knowledge))?.value ?? food;
}

/** How a text says that a food has less salt, and the prefixes of the foods for it, the nearest first. */
const LESS_SALT: readonly [said: RegExp, prefixes: readonly string[]][] = [
  [
    /\b(?:unsalted|no[ -](?:added[ -])?salt|salt[ -]free|without (?:added )?salt|sodium[ -]free)\b/i,
    ["unsalted", "low-sodium"],
  ],
  [/\blow[ -](?:sodium|salt)\b/i, ["low-sodium", "reduced-sodium"]],
  [/\b(?:reduced|lower|less)[ -](?:sodium|salt)\b/i, ["reduced-sodium", "low-sodium"]],
];

/**
 * "2 sticks unsalted melted butter", "low-sodium vegetable broth": the variant of the food with less salt, if the table
 * has one.
 */
function withLessSalt(text: string, food: Concept, knowledge: Knowledge): Concept | null {
  const prefixes = LESS_SALT.find(([said]) => said.test(text))?.[1] ?? [];
  for (const prefix of prefixes) {
    const found = nearest(food, knowledge, (each) => stateOf(prefix, each, knowledge));
    if (found) return found.value;
  }
  return null;
}

/** The concept of a food in another state, which only its slug shows: "cooked-rice", "canned-black-beans". */
function stateOf(prefix: string, food: Concept, knowledge: Knowledge): Concept | undefined {
  const { conceptIndex, concepts } = knowledge;
  const index = conceptIndex.get(`${prefix}-${food.id}`) ?? conceptIndex.get(`${prefix}-${food.id}s`);
  return index === undefined ? undefined : concepts[index];
}

function isBelow(concept: Concept, id: string, knowledge: Knowledge): boolean {
  const index = knowledge.conceptIndex.get(id);
  return index !== undefined && isA(concept, index);
}
