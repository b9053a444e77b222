import { hasTrait, isA, type Knowledge } from "../model/knowledge";
import type { Mention } from "../model/mention";
import { BIT, type SubstanceMask } from "../model/substances";
import { anyOf } from "../text/word-lists";
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
 * shellfish and peanuts that it does not name. A list with one unknown word is no description.
 */
export function withDescriptions(mentions: readonly Mention[], text: string): readonly Mention[] {
  const [dish, first] = mentions;
  if (!dish || !first || mentions.length <= DESCRIBED || !isUnfilled(dish)) return mentions;
  if (!DESCRIBES.test(text.slice(dish.end, first.start)) || !isDescription(mentions.slice(1))) return mentions;
  return [narrowed(dish, ALWAYS_NAMED), ...mentions.slice(1)];
}

/** The same, if the dish's name and the list are in two fields of an item. */
export const describedBy = (name: readonly Mention[], description: readonly Mention[]): readonly Mention[] =>
  name.length === 1 && name.every(isUnfilled) && isDescription(description)
    ? name.map((dish) => narrowed(dish, ALWAYS_NAMED))
    : name;

const isDescription = (foods: readonly Mention[]): boolean =>
  foods.length >= DESCRIBED &&
  foods.every(({ head, unknownWords, profile }) => head !== null && unknownWords.length === 0 && !profile.unknown);

const isUnfilled = ({ head, concepts, polarity, unknownWords }: Mention): boolean =>
  head !== null &&
  hasTrait(head, "open") &&
  concepts.length === 1 &&
  polarity === "present" &&
  unknownWords.length === 0;

function filledWith(filling: Mention, dish: Mention, knowledge: Knowledge): Mention {
  if (!dish.head || !filling.head || filling.polarity !== "present") return dish;
  const isBelow = (of: Mention["head"], ids: readonly string[]): boolean =>
    of !== null && ids.some((id) => isA(of, knowledge.conceptIndex.get(id) ?? -1));
  if (!isBelow(filling.head, isBelow(dish.head, CLOSED) ? CLOSED_FILLINGS : FILLINGS)) return dish;
  const rule = narrowRuleFor(filling.head, dish.head, knowledge);
  return rule ? narrowed(dish, rule.substances & ALWAYS_NAMED) : dish;
}

const narrowed = (dish: Mention, gone: SubstanceMask): Mention => ({
  ...dish,
  profile: { ...dish.profile, may: dish.profile.may & ~gone },
});
