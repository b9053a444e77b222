import type { Classifier } from "../model/guess";
import type { GroupMember, HealthRule } from "../model/health-rules";
import {
  ALLERGENS,
  type ClassesOf,
  type ClassMembers,
  type Concept,
  type HeadRule,
  type Holding,
  hasTrait,
  type Knowledge,
  type PlainWords,
  TRAIT_BIT,
  type Tree,
} from "../model/knowledge";
import type { KindWeight, TableFood } from "../model/nutrition";
import type { HoldingRow, MemberRow, Reference } from "../model/reference";
import { ALL_SUBSTANCES, BIT, type Substance, withImplied } from "../model/substances";
import { Lexicon } from "../text/lexicon";
import { NameTable } from "../text/name-table";
import type { StateMask, StateWords } from "../text/state-words";
import { foldedWords } from "../text/tokens";
import {
  CARRIED,
  DISH,
  foodsOfDishes,
  inherit,
  keptOf,
  type OwnFacts,
  ofSomeAnimal,
  withMakeup,
} from "./dish-profiles";

export type GroupRow = { group: string; concept: string; state: StateMask; unless: StateMask };

/** The nutrition part of the knowledge, keyed by the concepts' slugs. */
export type NutritionSource = {
  readonly foods: ReadonlyMap<string, TableFood>;
  readonly kindWeights: ReadonlyMap<string, KindWeight>;
  readonly unitWeights: ReadonlyMap<string, number>;
  readonly healthRules: readonly HealthRule[];
  readonly healthGroups: readonly GroupRow[];
  readonly stateWords: StateWords;
  readonly kindStates: ReadonlyMap<string, StateMask>;
  readonly transOfFat: ReadonlyMap<string, number>;
  readonly classWords: readonly string[];
  readonly mixedKinds: readonly (readonly [concept: string, kind: string])[];
  readonly packaged: readonly string[];
  readonly parts: readonly (readonly [concept: string, substance: Substance])[];
  readonly classMembers: readonly MemberRow[];
  readonly holdings: readonly HoldingRow[];
  readonly falseFriends: readonly (readonly [concept: string, named: string])[];
  readonly classify?: Classifier;
  readonly plainWord?: PlainWords;
};

/** Compiles the rows. Throws on a parent, fact or rule that names a missing concept. */
export function compileKnowledge(reference: Reference, nutrition: NutritionSource): Knowledge {
  return withNutrition(compileTree(reference), nutrition);
}

/** Compiles the tree, the lexicon and the head rules: names of foods, and what foods contain. */
export function compileTree(reference: Reference): Tree {
  const conceptIndex = new Map(reference.concepts.map((row, index) => [row.id, index]));
  const indexOf = (id: string): number => requireIndex(conceptIndex, id);
  const concepts = compileConcepts(reference, indexOf);
  const words = new Map(reference.words.map((row) => [foldedWords(row.text).join(" "), row.kind]));
  const texts = new Map<string, number>();
  for (const [index, row] of reference.concepts.entries()) addText(texts, row.name, index);
  for (const row of [...reference.synonyms, ...(reference.inflected ?? [])])
    addText(texts, row.text, indexOf(row.concept));
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
    kindStates: byIndex(nutrition.kindStates),
    transOfFat: byIndex(nutrition.transOfFat),
    mixedKinds: kindsByConcept(nutrition.mixedKinds, tree.conceptIndex),
    packaged: new Set(nutrition.packaged.map((id) => requireIndex(tree.conceptIndex, id))),
    parts: new Map(nutrition.parts.map(([id, substance]) => [requireIndex(tree.conceptIndex, id), BIT[substance]])),
    classMembers: membersByConcept(nutrition.classMembers, tree),
    classesOf: classesByMember(nutrition.classMembers, tree.conceptIndex),
    holdings: holdingsByConcept(nutrition.holdings, tree.conceptIndex),
    falseFriends: friendsByConcept(nutrition.falseFriends, tree.conceptIndex),
    vagueNames: new Set(nutrition.falseFriends.flatMap(([concept, named]) => (concept === ANY ? [named] : []))),
    classWords: new Set(nutrition.classWords.map((id) => requireIndex(tree.conceptIndex, id))),
    ...(nutrition.classify ? { classify: nutrition.classify } : {}),
    ...(nutrition.plainWord ? { plainWord: nutrition.plainWord } : {}),
  };
}

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
    // Whisky is made of barley but contains no gluten.
    const carried = traits & TRAIT_BIT.compound ? CARRIED : CARRIED & ~withImplied(BIT.wheat);
    const concept: Concept = {
      index,
      id: row.id,
      name: row.name,
      parents: parents.map((parent) => parent.index),
      ancestors: ancestorsOf(index, parents),
      profile: withMakeup(
        ofSomeAnimal(inherit(parents, facts), parents, indexOf),
        facts,
        made.get(row.id),
        {
          carried,
          kept: traits & TRAIT_BIT.open ? ALL_SUBSTANCES : keptOf(parents, made),
          isDish: parents.some((parent) => parent.ancestors.includes(indexOf(DISH))),
        },
        (id) => build(indexOf(id)),
      ),
      traits,
    };
    done[index] = concept;
    return concept;
  };
  return reference.concepts.map((_, index) => build(index));
}

function classesByMember(rows: readonly MemberRow[], conceptIndex: Tree["conceptIndex"]): Map<number, ClassesOf> {
  const classes = new Map<number, ClassesOf>();
  for (const { concept, member, as } of rows) {
    if (as === "word") continue;
    const at = requireIndex(conceptIndex, concept);
    const food = requireIndex(conceptIndex, member);
    const before = classes.get(food) ?? { sure: [], meant: [], perhaps: [] };
    classes.set(food, {
      sure: as === "may_be" ? before.sure : [...before.sure, at],
      meant: as === "kind" ? [...before.meant, at] : before.meant,
      perhaps: as === "may_be" ? [...before.perhaps, at] : before.perhaps,
    });
  }
  return classes;
}

function membersByConcept(rows: readonly MemberRow[], tree: Tree): Map<number, ClassMembers> {
  const members = new Map<number, ClassMembers>();
  for (const { concept, member, as } of rows) {
    if (as === "named") continue;
    const index = requireIndex(tree.conceptIndex, concept);
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
 * The traits that a concept inherits. A class word stands for its class, but the members of the class do not. A dish
 * that is also below a food that it is made of ("pecan pie") inherits from the dishes only.
 */
function inheritedTraits(parents: readonly Concept[]): number {
  const dishes = parents.filter((parent) => hasTrait(parent, "compound"));
  const from = dishes.length > 0 ? dishes : parents;
  return (
    from.reduce((mask, parent) => mask | parent.traits, 0) &
    ~(TRAIT_BIT.allergen | TRAIT_BIT.grouping | TRAIT_BIT.searched | TRAIT_BIT.adjective | TRAIT_BIT.open)
  );
}

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

/** Written instead of a concept: the name is vague as part of any longer name. */
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
