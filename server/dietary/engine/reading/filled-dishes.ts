import { hasTrait, isA, type Knowledge } from "../model/knowledge";
import type { Mention } from "../model/mention";
import { BIT, type SubstanceMask } from "../model/substances";
import { anyOf } from "../text/word-lists";
import { namesKitchen } from "./made-dishes";
import { narrowRuleFor } from "./phrase-parts";

/**
 * Fish and shellfish are expensive and peanuts are feared, so a menu names them as a filling before it names cheese.
 */
const ALWAYS_NAMED = BIT.fish | BIT.crustacean | BIT.mollusc | BIT.peanut;

/** Dishes that are closed around their filling. For an open dish, the food after "with" may be only a side. */
const CLOSED = ["pastry", "filled-pasta-dish", "pierogi"];
const FILLINGS = ["meat", "fish", "crustacean", "mollusc", "cheese", "egg"];
const CLOSED_FILLINGS = [...FILLINGS, "vegetable", "legume", "mushroom"];

const TIES = new RegExp(`^\\s+${anyOf("with")}\\s+$`, "iu");

/**
 * "Börek with minced lamb" is a lamb börek: a dish whose name states no filling is read as if the filling came before
 * its name. It contains everything in the filling, and what the dish itself is made of.
 */
export function withFillings(mentions: readonly Mention[], text: string, knowledge: Knowledge): readonly Mention[] {
  if (mentions.length < 2) return mentions;
  return mentions.map((dish, at) => {
    const filling = mentions[at + 1];
    if (!filling || !isUnfilled(dish) || !TIES.test(text.slice(dish.end, filling.start))) return dish;
    return filledWith(filling, dish, knowledge);
  });
}

/** The number of foods that describe a dish, as in the reference; see DESCRIBED in foods/dish-profiles.ts. */
const DESCRIBED = 3;
const DESCRIBES = new RegExp(`^\\s*(?:[:(\\u2013-]|${anyOf("with")})\\s*$`, "iu");

/**
 * "Salad: tomato, cucumber, feta" is a description. For a dish that may be made of anything, it rules out fish,
 * shellfish and nuts that it does not name. A list with one unknown word is no description, and nor is one of a Thai
 * salad, whose fish sauce nobody lists.
 */
export function withDescriptions(mentions: readonly Mention[], text: string, knowledge: Knowledge): readonly Mention[] {
  const [dish, first] = mentions;
  if (!dish || !first || mentions.length <= DESCRIBED) return mentions;
  const foods = mentions.slice(1);
  if (!DESCRIBES.test(text.slice(dish.end, first.start)) || !isDescription(foods)) return mentions;
  if (namesKitchen(text.slice(0, dish.end))) return mentions;
  if (text.slice(dish.end, first.start).includes(":") && isWholeList(foods)) return [madeOf(dish, foods), ...foods];
  if (!isOpen(dish)) return mentions;
  return [narrowed(dish, ruledOutBy(foods, dish, knowledge)), ...foods];
}

/** The same, if the dish's name and the list are in two fields of an item. */
export function describedBy(
  name: readonly Mention[],
  text: string,
  description: readonly Mention[],
  knowledge: Knowledge,
): readonly Mention[] {
  const [dish] = name;
  if (!dish || name.length > 1 || !isDescription(description) || namesKitchen(text)) return name;
  if (isWholeList(description)) return [madeOf(dish, description)];
  if (!isOpen(dish)) return name;
  return [narrowed(dish, ruledOutBy(description, dish, knowledge))];
}

const SALADS = ["salad", "green-salad", "side-salad"];
const DRESSINGS = ["oil", "vinegar", "lemon", "lime", "lemon-juice", "oil-and-vinegar-dressing-family"];
/** Of a salad whose dressing is named: what would be in another dressing, or among the leaves and named. Bread stays. */
const OTHER_THAN_DRESSED = BIT.milk | BIT.egg | BIT.soy | BIT.sesame | BIT.meat | BIT.slaughter;

function ruledOutBy(foods: readonly Mention[], dish: Mention, knowledge: Knowledge): SubstanceMask {
  const isDressed =
    isBelow(dish.head, SALADS, knowledge) && foods.some(({ head }) => isBelow(head, DRESSINGS, knowledge));
  return ALWAYS_NAMED | BIT.tree_nut | (isDressed ? OTHER_THAN_DRESSED : 0);
}

const isDescription = (foods: readonly Mention[]): boolean =>
  foods.length >= DESCRIBED &&
  foods.every(({ head, unknownWords, profile }) => head !== null && unknownWords.length === 0 && !profile.unknown);

/** What a menu never praises, as it may palm sugar: who names it, lists all that the kitchen put in. */
const WATER = "water";

/**
 * "Lemon sorbet: lemon, sugar, water", "Sourdough: flour, water, salt": a list down to the water says all that is in the
 * dish, if each of its foods is a plain one.
 */
const isWholeList = (foods: readonly Mention[]): boolean =>
  foods.every(({ head, polarity }) => polarity === "present" && head !== null && !hasTrait(head, "compound")) &&
  foods.some(({ head }) => head?.id === WATER);

/** The dish, without what it usually may hold and no food of its list holds. */
function madeOf(dish: Mention, foods: readonly Mention[]): Mention {
  if (dish.head === null || dish.polarity !== "present" || dish.unknownWords.length > 0) return dish;
  let held = 0;
  for (const { profile } of foods) held |= profile.yes | profile.may;
  return narrowed(dish, ~held);
}

/** A dish that may be made of anything, whether or not one of its foods is in its name: "salad", "cucumber salad". */
const isOpen = ({ head, concepts, polarity, unknownWords }: Mention): boolean =>
  head !== null &&
  (hasTrait(head, "open") || SALADS.includes(head.id)) &&
  concepts.every((each) => each === head || !hasTrait(each, "compound")) &&
  polarity === "present" &&
  unknownWords.length === 0;

const isUnfilled = (dish: Mention): boolean =>
  isOpen(dish) && dish.concepts.length === 1 && dish.head !== null && hasTrait(dish.head, "open");

function filledWith(filling: Mention, dish: Mention, knowledge: Knowledge): Mention {
  if (!dish.head || !filling.head || filling.polarity !== "present") return dish;
  const fillings = isBelow(dish.head, CLOSED, knowledge) ? CLOSED_FILLINGS : FILLINGS;
  if (!isBelow(filling.head, fillings, knowledge)) return dish;
  const rule = narrowRuleFor(filling.head, dish.head, knowledge);
  return rule ? narrowed(dish, rule.substances & ALWAYS_NAMED) : dish;
}

const isBelow = (food: Mention["head"], ids: readonly string[], { conceptIndex }: Knowledge): boolean =>
  food !== null && ids.some((id) => isA(food, conceptIndex.get(id) ?? -1));

const narrowed = (dish: Mention, gone: SubstanceMask): Mention => ({
  ...dish,
  profile: { ...dish.profile, may: dish.profile.may & ~gone },
});
