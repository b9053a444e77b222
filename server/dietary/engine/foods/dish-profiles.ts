import { ALLERGENS, type Concept, hasTrait } from "../model/knowledge";
import type { Profile } from "../model/profile";
import type { HoldingRow, Reference } from "../model/reference";
import { ALL_SUBSTANCES, ANIMAL_SUBSTANCES, BIT, type SubstanceMask } from "../model/substances";

/** The reference's own facts about a food, without inherited ones. */
export type OwnFacts = { yes: number; may: number; no: number };

export function inherit(parents: readonly Concept[], own: OwnFacts): Profile {
  const [only] = parents;
  if (only && parents.length === 1 && (own.yes | own.may | own.no) === 0) return only.profile;
  let yes = 0;
  let may = parents.length === 0 ? BIT.fodmap : 0;
  for (const parent of parents) {
    yes |= parent.profile.yes;
    may |= parent.profile.may;
  }
  yes = (yes & ~own.no & ~own.may) | own.yes;
  may = ((may & ~own.no) | own.may) & ~yes & ALL_SUBSTANCES;
  return { yes, may, unknown: 0 };
}

/** The class of additives from slaughtered animals. Their names do not say from which animal. */
const ADDITIVE = "safe-additive";

/** E570 and E441 may be made of pigs or of cattle, like gelatine. Only the name of an animal rules out the others. */
export function ofSomeAnimal(profile: Profile, parents: readonly Concept[], at: IndexOf): Profile {
  const { yes, may, unknown } = profile;
  const isMade = ((yes | may) & BIT.slaughter) !== 0 && !(yes & (BIT.meat | BIT.milk));
  const isAdditive = isMade && parents.some(({ ancestors }) => ancestors.includes(at(ADDITIVE)));
  return isAdditive ? { yes, may: may | BIT.meat, unknown } : profile;
}

type IndexOf = (id: string) => number;

/**
 * The class of what a kitchen cooks. Cakes, sweets and sauces are not below it: they may contain nuts that their names
 * do not mention.
 */
export const DISH = "prepared-dish";

/** A dish with at least this many named foods counts as described. */
const DESCRIBED = 3;

export function foodsOfDishes({ holdings }: Reference): ReadonlyMap<string, readonly HoldingRow[]> {
  const byDish = new Map<string, HoldingRow[]>();
  for (const row of holdings) {
    const foods = byDish.get(row.concept);
    if (foods) foods.push(row);
    else byDish.set(row.concept, [row]);
  }
  return byDish;
}

/**
 * The profile of a dish with known ingredients. It contains what its sure ingredients contain. If the dish is described
 * (DESCRIBED), allergens that only its kind might contain are removed, because a kitchen's list of all allergens says
 * nothing about a dish with known foods; substances that thicken, season or bind stay possible. If some cooks add nuts
 * (biryani, kung pao), the dish's own facts say so.
 */
export function withMakeup(
  inherited: Profile,
  own: OwnFacts,
  foods: readonly HoldingRow[] | undefined,
  { carried, kept, isDish }: { carried: SubstanceMask; kept: SubstanceMask; isDish: boolean },
  conceptOf: (id: string) => Concept,
): Profile {
  if (!foods) return inherited;
  let sure = 0;
  let perhaps = 0;
  for (const { food, isSure } of foods) {
    const { yes, may } = conceptOf(food).profile;
    if (isSure) sure |= yes & carried;
    perhaps |= yes | (food === STOCK && isOfMeat(inherited, own, foods, conceptOf) ? may & ~FROM_THE_SEA : may);
  }
  const yes = inherited.yes | (sure & ~own.no & ~own.may);
  const carriedOver = perhaps & carried & ~own.no;
  const has = (kitchen: ReadonlySet<string>): boolean => foods.some(({ food }) => kitchen.has(food));
  let onlyIfNamed = has(SEASONED_FROM_THE_SEA) ? BIT.peanut : FAR_OFF;
  if (isDish) onlyIfNamed |= BIT.tree_nut;
  if (has(KITCHENS_WITHOUT_MILK)) onlyIfNamed |= BIT.milk;
  if (has(KITCHENS_THAT_NAME_EGGS) && !(perhaps & BIT.wheat)) onlyIfNamed |= BIT.egg;
  const limited = foods.length < DESCRIBED ? inherited.may : inherited.may & (perhaps | own.may | kept | ~onlyIfNamed);
  return { yes, may: (limited | carriedOver) & ~yes, unknown: 0 };
}

/**
 * The possible substances that a dish keeps from more general dishes: what is known about such a dish is more than a
 * kitchen's list of all allergens. It counts if the more general dish has more than one known food, because one food
 * does not describe a class of dishes.
 */
export const keptOf = (parents: readonly Concept[], made: ReadonlyMap<string, readonly HoldingRow[]>): SubstanceMask =>
  parents.reduce(
    (mask, { id, profile }) =>
      mask | ((made.get(id)?.length ?? 0) > 1 ? profile.may : KITCHENS.has(id) ? profile.may & ~BIT.peanut : 0),
    0,
  );

/** Kitchens that season any dish with fish sauce and shrimp paste. Their dishes do name peanuts. */
const KITCHENS: ReadonlySet<string> = new Set(["southeast-asian-dish"]);

/** Substances that a food passes on to every dish made with it. */
export const CARRIED =
  (ALLERGENS & ~(BIT.sulphite | BIT.oats)) | ANIMAL_SUBSTANCES | BIT.alcohol | BIT.grain | BIT.legume;

/** Ingredients of kitchens that also season with oysters, shrimp and fish. */
const SEASONED_FROM_THE_SEA: ReadonlySet<string> = new Set([
  "soy-sauce",
  "oyster-sauce",
  "fish-sauce",
  "hoisin-sauce",
  "shrimp-paste",
  "lemongrass",
  "galangal",
]);

/** Ingredients of East and South-East Asian kitchens, which cook without milk; a dish with milk is named after it. */
const KITCHENS_WITHOUT_MILK: ReadonlySet<string> = new Set([
  ...SEASONED_FROM_THE_SEA,
  "soybean-paste",
  "gochujang",
  "kimchi",
  "dashi",
  "mirin",
  "miso",
  "rice-wine",
]);

/**
 * Ingredients of the kitchens of South Asia and the Horn of Africa, where eggs are a food of their own and bind only
 * dough, so that a dish with eggs names them.
 */
const KITCHENS_THAT_NAME_EGGS: ReadonlySet<string> = new Set([
  "curry-leaf",
  "garam-masala",
  "turmeric",
  "paneer",
  "ghee",
  "mustard-oil",
  "berbere",
]);

const STOCK = "stock";
const FROM_THE_SEA = BIT.fish | BIT.crustacean | BIT.mollusc;

/**
 * True for a dish of meat: its stock is not of fish or shellfish, which is used only in dishes of fish or shellfish.
 */
function isOfMeat(
  { yes }: Profile,
  own: OwnFacts,
  foods: readonly HoldingRow[],
  conceptOf: (id: string) => Concept,
): boolean {
  if (((yes | own.yes | own.may) & FROM_THE_SEA) !== 0) return false;
  const isMeat =
    ((yes | own.yes) & BIT.meat) !== 0 || foods.some(({ food, isSure }) => isSure && hasMeat(conceptOf(food)));
  return isMeat && !foods.some(({ food }) => food !== STOCK && isFromTheSea(conceptOf(food)));
}

/** True for fish and shellfish. A seasoning that contains anchovies does not make a dish a fish dish. */
const isFromTheSea = (food: Concept): boolean => !hasTrait(food, "compound") && (food.profile.yes & FROM_THE_SEA) !== 0;

const hasMeat = ({ profile }: Concept): boolean => (profile.yes & BIT.meat) !== 0;

/** Substances that nobody adds to a dish without naming them. */
const FAR_OFF = BIT.peanut | BIT.crustacean | BIT.mollusc | BIT.fish;
