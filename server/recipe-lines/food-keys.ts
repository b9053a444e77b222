import { alwaysIn } from "@/server/dietary/engine/judge";
import type { PlacedMention } from "@/server/dietary/engine/knowledge";
import {
  ALL_SUBSTANCES,
  type Concept,
  hasTrait,
  isNameless,
  type Knowledge,
  kindsAbove,
  kindsOf,
  makeupOf,
  perConcept,
  perhapsAbove,
  SPECIES,
  type SubstanceMask,
} from "@/server/dietary/engine/knowledge";
import { classKey, conceptKey, substanceKeys, unknownKeys, unsettledKeys } from "./concept-key";

/**
 * The numbers by which a search finds a line. `all`: every food that the line contains or may contain, with all that
 * it is a kind of; the classes that it names, of which any member may be meant; every class of substances that
 * it contains or may contain. `firm`: as `all`, without possibilities that the food's own label settles.
 */
export type FoodKeys = { readonly all: readonly number[]; readonly firm: readonly number[] };

export function foodKeysOf(mentions: readonly PlacedMention[], knowledge: Knowledge): FoodKeys {
  const all = new Set<number>();
  const firm = new Set<number>();
  for (const mention of mentions) {
    const possible = possibleKeys(mention, knowledge);
    for (const key of possible) all.add(key);
    for (const key of mention.isLabelled ? certainKeys(mention, knowledge) : possible) firm.add(key);
  }
  return { all: [...all], firm: [...firm] };
}

function possibleKeys({ concepts, profile }: PlacedMention, knowledge: Knowledge): number[] {
  const possible = profile.yes | profile.may;
  return [
    ...concepts.flatMap((concept) => notRuledOut(foodsOf(concept, knowledge).possible, possible | profile.unknown)),
    ...substanceKeys(possible),
    ...unknownKeys(profile.unknown & ALL_SUBSTANCES),
    ...unsettledKeys(possible & SPECIES & ~settledKinds(concepts, knowledge)),
  ];
}

/** The keys that no label needs to confirm. Unknown substances are included, because no label was read. */
function certainKeys({ concepts, profile, polarity }: PlacedMention, knowledge: Knowledge): number[] {
  const unknown = unknownKeys(profile.unknown & ALL_SUBSTANCES);
  if (polarity !== "present") return unknown;
  return [
    ...concepts.flatMap((concept) => notRuledOut(foodsOf(concept, knowledge).certain, profile.yes)),
    ...substanceKeys(profile.yes),
    ...unknown,
  ];
}

type Food = { readonly key: number; readonly always: SubstanceMask };
type Foods = { readonly possible: readonly Food[]; readonly certain: readonly Food[] };

/** Excludes foods that always contain something which this one does not: a vegan soup contains no cream. */
const notRuledOut = (foods: readonly Food[], possible: SubstanceMask): number[] =>
  foods.flatMap(({ key, always }) => ((always & ~possible) === 0 ? [key] : []));

const foodsOf = perConcept((concept, knowledge): Foods => {
  const { sure, perhaps, ingredients } = makeupOf(concept, knowledge);
  const foodAt = (index: number): Concept[] => [knowledge.concepts[index]].filter((food) => food !== undefined);
  const certain = [...new Set([...kindsAbove(concept, knowledge), ...sure])].flatMap(foodAt).map(toKey);
  const named = [concept, ...[...ingredients].flatMap(foodAt)];
  const classes = named
    .flatMap((food) => classesMeant(food, knowledge))
    .map((food) => ({ key: classKey(food.id), always: alwaysIn(food) }));
  const members = named.flatMap((food) => membersMeant(food, knowledge));
  const doubtful = [...perhapsAbove(concept, knowledge), ...perhaps].flatMap(foodAt).map(toKey);
  return { certain, possible: [...certain, ...members, ...doubtful, ...classes] };
});

const toKey = (food: Concept): Food => ({ key: conceptKey(food.id), always: alwaysIn(food) });

/**
 * "Legumes" may mean peas, which are elsewhere in the tree: adds these members, all that they are kinds of, and their own kinds.
 */
const membersMeant = ({ index }: Concept, knowledge: Knowledge): Food[] =>
  (knowledge.classMembers.get(index)?.foods ?? []).flatMap((at) => {
    const member = knowledge.concepts[at];
    if (!member) return [];
    const above = kindsAbove(member, knowledge)
      .map((each) => knowledge.concepts[each])
      .filter((food) => food !== undefined);
    return [...above.map(toKey), { key: classKey(member.id), always: alwaysIn(member) }];
  });

/** "Nuts" may mean any nut, "smoked fish" any fish: see standing.ts, which asks the same about one avoided food. */
function classesMeant(food: Concept, { concepts, mixedKinds }: Knowledge): Concept[] {
  const mixed = food.ancestors.map((ancestor) => mixedKinds.get(ancestor)).find((kinds) => kinds !== undefined) ?? [];
  const kinds = mixed.map((kind) => concepts[kind]).filter((kind) => kind !== undefined);
  return isNameless(food) ? kinds : [food, ...kinds];
}

/** Kinds of which the text names one member, so that no other member is meant. */
const settledKinds = (concepts: readonly Concept[], knowledge: Knowledge): SubstanceMask =>
  concepts.reduce((mask, concept) => mask | kindsNamed(concept, knowledge), 0);

const kindsNamed = perConcept((concept, knowledge): SubstanceMask => {
  const { sure, ingredients } = makeupOf(concept, knowledge);
  const certain = [...ingredients]
    .filter((index) => sure.has(index))
    .flatMap((index) => knowledge.concepts[index] ?? []);
  return [concept, ...certain]
    .filter((food) => !hasTrait(food, "compound"))
    .reduce((mask, food) => mask | kindsOf(food), 0);
});
