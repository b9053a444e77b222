import { conceptOf } from "../foods/concept-of";
import { type Concept, isA, type Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import { foodNutrients, nearest } from "../nutrition/food-nutrients";

/** Sold dry, cooked or tinned, each with a row of its own in the table. */
const THREE_STATES = ["grain", "pasta", "noodle", "legume"];
const CANNED = /\b(?:cans?|tins?|canned|tinned|jars?)\b/i;
/** "2 cups cooked rice". Rice that the recipe will cook has the word behind it. */
const COOKED = /\b(?:pre-?)?(?:cooked|boiled|leftover|steamed)\b(?! (?:according|until|as|per|to)\b)/i;
/** Said of what comes in a glass, fresh or dried as well: only these are made of the food before them. */
const SHARED_NOUN =
  /\b(?:stock|broth|bouillon|vinegar|juice|flour|milk|butter|mustard|syrup|sugar|tortillas?|noodles?|beans?|peas?|lettuce|cheese|wine|bread|chips|seeds|powder|mince|sausages?|cream|yogh?urt|tomatoes|peppers|onions?)$/i;

/**
 * The food whose figures and weight count for a line. Mostly the first one named; but "chicken or beef stock" is a stock,
 * "juice of 2 lemons" weighs less than lemons do, "basil leaves" are no lettuce, and a tin holds no dry beans.
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

/** "Grains of your choice (couscous, bulgur)": nobody knows the figures of a class; the first of its foods that is named has them. */
function exampleOf(told: PlacedMention, mentions: readonly PlacedMention[], knowledge: Knowledge): PlacedMention {
  const { head } = told;
  if (!head || foodNutrients(head, knowledge)) return told;
  const isExample = (food: Concept | null) => food !== null && food !== head && isA(food, head.index);
  return mentions.find(({ head: food }) => isExample(food) && food && foodNutrients(food, knowledge)) ?? told;
}

/** "chicken or vegetable stock": the noun behind the last alternative is meant of the first as well. */
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

/** "tuna in olive oil", "prawns in garlic butter": the weight is that of what lies in the other. */
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
  if (!THREE_STATES.some((id) => isBelow(food, id, knowledge))) return food;
  const prefix = isCanned ? "canned" : "cooked";
  return nearest(food, knowledge, (each) => stateOf(prefix, each, knowledge))?.value ?? food;
}

/** How its salt is called, and how the foods that are kept for it begin, the nearest first. */
const LESS_SALT: readonly [said: RegExp, prefixes: readonly string[]][] = [
  [
    /\b(?:unsalted|no[ -](?:added[ -])?salt|salt[ -]free|without (?:added )?salt|sodium[ -]free)\b/i,
    ["unsalted", "low-sodium"],
  ],
  [/\blow[ -](?:sodium|salt)\b/i, ["low-sodium", "reduced-sodium"]],
  [/\b(?:reduced|lower|less)[ -](?:sodium|salt)\b/i, ["reduced-sodium", "low-sodium"]],
];

/** "2 sticks unsalted melted butter", "low-sodium vegetable broth": what the table has with less salt than the food. */
function withLessSalt(text: string, food: Concept, knowledge: Knowledge): Concept | null {
  const prefixes = LESS_SALT.find(([said]) => said.test(text))?.[1] ?? [];
  for (const prefix of prefixes) {
    const found = nearest(food, knowledge, (each) => stateOf(prefix, each, knowledge));
    if (found) return found.value;
  }
  return null;
}

/** The concepts say so only by their slugs: "cooked-rice", "canned-black-beans". */
function stateOf(prefix: string, food: Concept, knowledge: Knowledge): Concept | undefined {
  const { conceptIndex, concepts } = knowledge;
  const index = conceptIndex.get(`${prefix}-${food.id}`) ?? conceptIndex.get(`${prefix}-${food.id}s`);
  return index === undefined ? undefined : concepts[index];
}

function isBelow(concept: Concept, id: string, knowledge: Knowledge): boolean {
  const index = knowledge.conceptIndex.get(id);
  return index !== undefined && isA(concept, index);
}
