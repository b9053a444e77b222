import type { KindWeight } from "./grams";
import type { GroupMember, HealthRule } from "./health-rules";
import type { Classifier } from "./inferred";
import { Lexicon } from "./lexicon";
import { NameTable } from "./name-table";
import type { TableFood } from "./nutrition";
import type { Profile } from "./profile";
import type { HeadEffect, HeadScope, HoldingRow, Reference, Trait } from "./reference";
import { TRAITS } from "./reference";
import type { StateMask, StateWords } from "./states";
import { ALL_SUBSTANCES, ANIMAL_SUBSTANCES, BIT, type Substance, type SubstanceMask, withImplied } from "./substances";
import { foldedWords } from "./tokens";

export type Concept = {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly parents: readonly number[];
  /** Itself and everything above it in the tree. */
  readonly ancestors: readonly number[];
  readonly profile: Profile;
  readonly traits: number;
  /** Of a food that a review restated: what it was before. */
  readonly before?: Concept;
};

export type HeadRule = {
  readonly scope: HeadScope;
  readonly modifier: number;
  readonly effect: HeadEffect;
  readonly substances: SubstanceMask;
};

/** What compiling the reference text gives, before nutrition and health rules join it. */
export type Tree = {
  readonly concepts: readonly Concept[];
  readonly conceptIndex: ReadonlyMap<string, number>;
  readonly lexicon: Lexicon;
  readonly headRules: ReadonlyMap<number, readonly HeadRule[]>;
};

export type Knowledge = Tree & {
  /** What the reference text alone says, where this is laid over it. */
  readonly reviewedFrom?: Knowledge;
  /** The public table's food of a concept, the usual weights of a kind, and of a unit such as "pinch", in grams. */
  readonly foods: ReadonlyMap<number, TableFood>;
  readonly kindWeights: ReadonlyMap<number, KindWeight>;
  readonly unitWeights: ReadonlyMap<string, number>;
  /** By health concern, and for the diets that are counted in carbohydrates. */
  readonly healthRules: ReadonlyMap<string, readonly HealthRule[]>;
  readonly healthGroups: ReadonlyMap<string, readonly GroupMember[]>;
  readonly stateWords: StateWords;
  /** What a made food holds, by the table; what its name says is added by makeup.ts. */
  readonly holdings: ReadonlyMap<number, readonly Holding[]>;
  /** Foods whose names stand in another's by chance: no lemon in lemon sole. */
  readonly falseFriends: ReadonlyMap<number, ReadonlySet<number>>;
  /** Names that stand for a food alone and for something else in a longer name: "leaf" is lettuce, a bay leaf is not. */
  readonly vagueNames: ReadonlySet<string>;
  /** Words for a whole class, of which the table's food is only an example. */
  readonly classWords: ReadonlySet<number>;
  /** Foods that name no one of their class ("smoked fish", "sausage"): each stands for the classes in its list. */
  readonly mixedKinds: ReadonlyMap<number, readonly number[]>;
  /** Bought with a label, with all below them; see packaged.ts. */
  readonly packaged: ReadonlySet<number>;
  /** What all foods of a class are made of, or hold a part of: egg white, sesame seeds, casein. */
  readonly parts: ReadonlyMap<number, SubstanceMask>;
  /** Foods that the name of a class may stand for, wherever they stand in the tree. Its kinds do not inherit them. */
  readonly classMembers: ReadonlyMap<number, ClassMembers>;
  readonly classify?: Classifier;
};

/** `held`: the allergens that any of them surely holds, and that nothing is known of in the class. */
export type ClassMembers = { readonly foods: readonly number[]; readonly held: SubstanceMask };
export type Holding = { readonly food: number; readonly isSure: boolean };
export type GroupRow = { group: string; concept: string; state: StateMask; unless: StateMask };

/** What the knowledge holds of nutrition, keyed by the concepts' slugs. */
export type NutritionSource = {
  readonly foods: ReadonlyMap<string, TableFood>;
  readonly kindWeights: ReadonlyMap<string, KindWeight>;
  readonly unitWeights: ReadonlyMap<string, number>;
  readonly healthRules: readonly HealthRule[];
  readonly healthGroups: readonly GroupRow[];
  readonly stateWords: StateWords;
  readonly classWords: readonly string[];
  readonly mixedKinds: readonly (readonly [concept: string, kind: string])[];
  readonly packaged: readonly string[];
  readonly parts: readonly (readonly [concept: string, substance: Substance])[];
  readonly classMembers: readonly (readonly [concept: string, member: string])[];
  readonly holdings: readonly HoldingRow[];
  readonly falseFriends: readonly (readonly [concept: string, named: string])[];
  readonly classify?: Classifier;
};

const TRAIT_BIT = Object.fromEntries(TRAITS.map((trait, index) => [trait, 1 << index])) as Record<Trait, number>;

export function hasTrait(concept: Concept, trait: Trait): boolean {
  return (concept.traits & TRAIT_BIT[trait]) !== 0;
}

export function isA(concept: Concept, ancestor: number): boolean {
  return concept.ancestors.includes(ancestor);
}

export const ALLERGENS: SubstanceMask =
  BIT.milk |
  BIT.egg |
  BIT.fish |
  BIT.crustacean |
  BIT.mollusc |
  BIT.peanut |
  BIT.tree_nut |
  BIT.gluten |
  BIT.wheat |
  BIT.oats |
  BIT.soy |
  BIT.sesame |
  BIT.mustard |
  BIT.celery |
  BIT.lupin |
  BIT.sulphite |
  BIT.corn;

/**
 * What a class word stands for in a statement or a preference: "nuts" for peanuts and tree nuts. Nothing for other
 * words. Wheat and gluten are two classes: spelt beer is free of neither, deglutened wheat starch of one. It is the
 * reference's alone to say: a mustard that was reviewed to hold wheat stands for mustard as before.
 */
export function allergenClass(concept: Concept): SubstanceMask {
  if (concept.before) return allergenClass(concept.before);
  if (!hasTrait(concept, "allergen")) return 0;
  const { yes, may } = concept.profile;
  if (yes & BIT.wheat) return BIT.wheat;
  // Mustard is often sulphited, and sulphited wine holds no mustard.
  const preserved = concept.id === SULPHITE_CLASS ? 0 : BIT.sulphite;
  return (yes | may) & ALLERGENS & ~(BIT.wheat | preserved);
}

/** "no barley" leaves the gluten of the wheat: only the class's own name speaks for all of its grains. */
export function absentClass(concept: Concept): SubstanceMask {
  const mask = allergenClass(concept);
  return concept.id === GLUTEN_CLASS ? mask : mask & ~BIT.gluten;
}

const SULPHITE_CLASS = "sulphite";
export const GLUTEN_CLASS = "gluten-grain";

/** Turns the rows into what the engine searches in. Throws on a parent, fact or rule about a concept that is not there. */
export function compileKnowledge(reference: Reference, nutrition: NutritionSource): Knowledge {
  return withNutrition(compileTree(reference), nutrition);
}

/** The tree, lexicon and head rules: all that the text says of names and what foods hold. */
export function compileTree(reference: Reference): Tree {
  const conceptIndex = new Map(reference.concepts.map((row, index) => [row.id, index]));
  const indexOf = (id: string): number => requireIndex(conceptIndex, id);
  const concepts = compileConcepts(reference, indexOf);
  const words = new Map(reference.words.map((row) => [foldedWords(row.text).join(" "), row.kind]));
  const texts = new Map<string, number>();
  for (const [index, row] of reference.concepts.entries()) addText(texts, row.name, index);
  for (const row of reference.synonyms) addText(texts, row.text, indexOf(row.concept));
  const headRules = new Map<number, HeadRule[]>();
  for (const row of reference.headRules) {
    const rules = headRules.get(indexOf(row.head)) ?? [];
    const substances = row.substances.reduce((mask, name) => mask | BIT[name], 0);
    rules.push({ scope: row.scope, modifier: indexOf(row.modifier), effect: row.effect, substances });
    headRules.set(indexOf(row.head), rules);
  }
  const lexicon = new Lexicon(NameTable.of(texts), NameTable.of(words));
  return { concepts, conceptIndex, lexicon, headRules };
}

function requireIndex(conceptIndex: ReadonlyMap<string, number>, id: string): number {
  const index = conceptIndex.get(id);
  if (index === undefined) throw new Error(`The dietary reference names '${id}', which is not among its concepts.`);
  return index;
}

export function withNutrition(tree: Tree, nutrition: NutritionSource): Knowledge {
  const byIndex = <Value>(bySlug: ReadonlyMap<string, Value>) =>
    new Map([...bySlug].map(([id, value]) => [requireIndex(tree.conceptIndex, id), value]));
  return {
    ...tree,
    foods: byIndex(nutrition.foods),
    kindWeights: byIndex(nutrition.kindWeights),
    unitWeights: nutrition.unitWeights,
    healthRules: rulesByConcern(nutrition.healthRules),
    healthGroups: membersByGroup(nutrition.healthGroups, tree.conceptIndex),
    stateWords: nutrition.stateWords,
    mixedKinds: kindsByConcept(nutrition.mixedKinds, tree.conceptIndex),
    packaged: new Set(nutrition.packaged.map((id) => requireIndex(tree.conceptIndex, id))),
    parts: new Map(nutrition.parts.map(([id, substance]) => [requireIndex(tree.conceptIndex, id), BIT[substance]])),
    classMembers: membersByConcept(nutrition.classMembers, tree),
    holdings: holdingsByConcept(nutrition.holdings, tree.conceptIndex),
    falseFriends: friendsByConcept(nutrition.falseFriends, tree.conceptIndex),
    vagueNames: new Set(nutrition.falseFriends.flatMap(([concept, named]) => (concept === ANY ? [named] : []))),
    classWords: new Set(nutrition.classWords.map((id) => requireIndex(tree.conceptIndex, id))),
    ...(nutrition.classify ? { classify: nutrition.classify } : {}),
  };
}

type OwnFacts = { yes: number; may: number; no: number };

function compileConcepts(reference: Reference, indexOf: (id: string) => number): Concept[] {
  const own: OwnFacts[] = reference.concepts.map(() => ({ yes: 0, may: 0, no: 0 }));
  for (const fact of reference.facts) {
    const facts = own[indexOf(fact.concept)];
    if (!facts) continue;
    if (fact.value === "yes") facts.yes |= withImplied(BIT[fact.substance]);
    else if (fact.value === "maybe") facts.may |= withImplied(BIT[fact.substance]);
    else facts.no |= BIT[fact.substance];
  }
  const made = foodsOfDishes(reference);
  const done: (Concept | undefined)[] = [];
  const open = new Set<number>();
  const build = (index: number): Concept => {
    const known = done[index];
    if (known) return known;
    const row = reference.concepts[index];
    const facts = own[index];
    if (!row || !facts) throw new Error(`No dietary concept at ${index}.`);
    if (open.has(index)) throw new Error(`The dietary concept '${row.id}' is its own ancestor.`);
    open.add(index);
    const parents = row.parents.map((id) => build(indexOf(id)));
    const traits = row.traits.reduce((mask, trait) => mask | TRAIT_BIT[trait], inheritedTraits(parents));
    // Whisky is made of barley and holds none of its gluten.
    const carried = traits & TRAIT_BIT.compound ? CARRIED : CARRIED & ~withImplied(BIT.wheat);
    const concept: Concept = {
      index,
      id: row.id,
      name: row.name,
      parents: parents.map((parent) => parent.index),
      ancestors: ancestorsOf(index, parents),
      profile: withMakeup(
        inherit(parents, facts),
        facts,
        made.get(row.id),
        { carried, kept: traits & TRAIT_BIT.open ? ALL_SUBSTANCES : keptOf(parents, made) },
        (id) => build(indexOf(id)),
      ),
      traits,
    };
    done[index] = concept;
    return concept;
  };
  return reference.concepts.map((_, index) => build(index));
}

function membersByConcept(rows: NutritionSource["classMembers"], tree: Tree): Map<number, ClassMembers> {
  const members = new Map<number, ClassMembers>();
  for (const [id, member] of rows) {
    const index = requireIndex(tree.conceptIndex, id);
    const food = requireIndex(tree.conceptIndex, member);
    const before = members.get(index);
    const { yes, may } = (tree.concepts[index] as Concept).profile;
    const held = (before?.held ?? 0) | ((tree.concepts[food] as Concept).profile.yes & ALLERGENS & ~(yes | may));
    members.set(index, { foods: [...(before?.foods ?? []), food], held });
  }
  return members;
}

function ancestorsOf(index: number, parents: readonly Concept[]): readonly number[] {
  const ancestors = [index];
  for (const parent of parents)
    for (const ancestor of parent.ancestors) if (!ancestors.includes(ancestor)) ancestors.push(ancestor);
  return ancestors;
}

/**
 * A class word stands for its class; its members do not stand for theirs. A dish that is filed below a food it is
 * made of ("pecan pie") stays a dish: an unknown word before it may name another ingredient, and settles nothing.
 */
function inheritedTraits(parents: readonly Concept[]): number {
  const dishes = parents.filter((parent) => hasTrait(parent, "compound"));
  const from = dishes.length > 0 ? dishes : parents;
  return (
    from.reduce((mask, parent) => mask | parent.traits, 0) &
    ~(TRAIT_BIT.allergen | TRAIT_BIT.grouping | TRAIT_BIT.adjective | TRAIT_BIT.open)
  );
}

function inherit(parents: readonly Concept[], own: OwnFacts): Profile {
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

/** Of so many foods told, the dish is described. */
const DESCRIBED = 3;

function foodsOfDishes({ holdings }: Reference): ReadonlyMap<string, readonly HoldingRow[]> {
  const byDish = new Map<string, HoldingRow[]>();
  for (const row of holdings) {
    const foods = byDish.get(row.concept);
    if (foods) foods.push(row);
    else byDish.set(row.concept, [row]);
  }
  return byDish;
}

/**
 * What a dish is made of, it holds. And what any dish of its kind may hold gives way where the dish is described: a
 * kitchen's list of all allergens says nothing of a dish whose foods are known. What thickens, seasons and binds stays
 * possible.
 */
function withMakeup(
  inherited: Profile,
  own: OwnFacts,
  foods: readonly HoldingRow[] | undefined,
  { carried, kept }: { carried: SubstanceMask; kept: SubstanceMask },
  conceptOf: (id: string) => Concept,
): Profile {
  if (!foods) return inherited;
  let sure = 0;
  let perhaps = 0;
  for (const { food, isSure } of foods) {
    const { yes, may } = conceptOf(food).profile;
    if (isSure) sure |= yes & carried;
    perhaps |= yes | may;
  }
  const yes = inherited.yes | (sure & ~own.no & ~own.may);
  const told = perhaps & carried & ~own.no;
  const has = (kitchen: ReadonlySet<string>): boolean => foods.some(({ food }) => kitchen.has(food));
  let untold = has(SEASONED_FROM_THE_SEA) ? BIT.peanut : FAR_OFF;
  if (has(KITCHENS_WITHOUT_MILK)) untold |= BIT.milk;
  if (has(KITCHENS_THAT_NAME_EGGS) && !(perhaps & BIT.wheat)) untold |= BIT.egg;
  const limited = foods.length < DESCRIBED ? inherited.may : inherited.may & (perhaps | own.may | kept | ~untold);
  return { yes, may: (limited | told) & ~yes, unknown: 0 };
}

/** What is known of the dish that it is a kind of is no list of all allergens. One food told of a class describes none. */
const keptOf = (parents: readonly Concept[], made: ReadonlyMap<string, readonly HoldingRow[]>): SubstanceMask =>
  parents.reduce((mask, { id, profile }) => mask | ((made.get(id)?.length ?? 0) > 1 ? profile.may : 0), 0);

/** What a food brings into every dish that it is a part of. */
const CARRIED = (ALLERGENS & ~(BIT.sulphite | BIT.oats)) | ANIMAL_SUBSTANCES | BIT.alcohol | BIT.grain | BIT.legume;

/** Kitchens that season with these also season with oysters, shrimp and fish. */
const SEASONED_FROM_THE_SEA: ReadonlySet<string> = new Set([
  "soy-sauce",
  "oyster-sauce",
  "fish-sauce",
  "hoisin-sauce",
  "shrimp-paste",
  "lemongrass",
  "galangal",
]);

/** East and South-East Asia cook without milk: a dish with it is named after it. */
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

/** In South Asia and at the Horn of Africa eggs are a food of their own, and bind nothing but dough. */
const KITCHENS_THAT_NAME_EGGS: ReadonlySet<string> = new Set([
  "curry-leaf",
  "garam-masala",
  "turmeric",
  "paneer",
  "ghee",
  "mustard-oil",
  "berbere",
]);

/** What nobody adds to a dish without its being told of. */
const FAR_OFF = BIT.peanut | BIT.crustacean | BIT.mollusc | BIT.fish;

/** The first food that has a spelling keeps it. */
function addText(texts: Map<string, number>, text: string, concept: number): void {
  const key = foldedWords(text).join(" ");
  if (key !== "" && !texts.has(key)) texts.set(key, concept);
}

function rulesByConcern(rules: readonly HealthRule[]): Map<string, HealthRule[]> {
  const byConcern = new Map<string, HealthRule[]>();
  for (const rule of rules) byConcern.set(rule.ruleOf, [...(byConcern.get(rule.ruleOf) ?? []), rule]);
  return byConcern;
}

function membersByGroup(
  rows: readonly GroupRow[],
  conceptIndex: ReadonlyMap<string, number>,
): Map<string, readonly GroupMember[]> {
  const byGroup = new Map<string, GroupMember[]>();
  for (const { group, concept, state, unless } of rows) {
    const member = { concept: requireIndex(conceptIndex, concept), state, unless };
    byGroup.set(group, [...(byGroup.get(group) ?? []), member]);
  }
  return byGroup;
}

function holdingsByConcept(
  rows: readonly HoldingRow[],
  conceptIndex: ReadonlyMap<string, number>,
): Map<number, readonly Holding[]> {
  const byConcept = new Map<number, Holding[]>();
  for (const { concept, food, isSure } of rows) {
    const index = requireIndex(conceptIndex, concept);
    const holdings = byConcept.get(index);
    const holding = { food: requireIndex(conceptIndex, food), isSure };
    if (holdings) holdings.push(holding);
    else byConcept.set(index, [holding]);
  }
  return byConcept;
}

function kindsByConcept(
  rows: NutritionSource["mixedKinds"],
  conceptIndex: ReadonlyMap<string, number>,
): Map<number, readonly number[]> {
  const byConcept = new Map<number, number[]>();
  for (const [concept, kind] of rows) {
    const index = requireIndex(conceptIndex, concept);
    byConcept.set(index, [...(byConcept.get(index) ?? []), requireIndex(conceptIndex, kind)]);
  }
  return byConcept;
}

/** In the place of a concept: wherever the name stands. */
const ANY = "*";

function friendsByConcept(
  rows: NutritionSource["falseFriends"],
  conceptIndex: ReadonlyMap<string, number>,
): Map<number, ReadonlySet<number>> {
  const byConcept = new Map<number, Set<number>>();
  for (const [concept, named] of rows) {
    if (concept === ANY) continue;
    const index = requireIndex(conceptIndex, concept);
    byConcept.set(index, (byConcept.get(index) ?? new Set()).add(requireIndex(conceptIndex, named)));
  }
  return byConcept;
}
