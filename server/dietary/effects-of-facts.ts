import { type FactSubject, type KitchenFact, SUBJECT_NOUNS } from "@/lib/dietary/kitchen-facts";
import { ALLERGENS_OF_LAW } from "./allergens-of-law";
import { readPerson, type Setting, substanceQueryOf, type VerdictKind, verdictOf } from "./engine/judge";
import {
  BIT,
  type Concept,
  conceptOf,
  DIET_RULES,
  hasTrait,
  isKindOf,
  type Knowledge,
  ofSession,
  type PlacedMention,
  type Substance,
  type SubstanceMask,
  substancesIn,
} from "./engine/knowledge";
import { placedMentions } from "./engine/read";

/** What the kitchen says that concerns a setting, taken together; null if nothing it says decides about it. */
export type Said = KitchenFact["state"] | null;
/** What the facts say about a setting: the state that decides, and the facts that say so. */
export type SaidOf = { readonly state: Said; readonly facts: readonly KitchenFact[] };
const NOTHING_SAID: SaidOf = { state: null, facts: [] };

/** What the facts say about a setting, the gravest first: one that harms counts more than any that frees. */
export function saidAbout(setting: Setting, facts: readonly KitchenFact[], knowledge: Knowledge): SaidOf {
  if (setting.type === "ingredient" && (setting.preference === "love" || setting.preference === "like"))
    return NOTHING_SAID;
  const effects = facts.map((fact) => (fact.state === "free_from" ? "match" : knownEffectOn(setting, fact, knowledge)));
  for (const [kind, state] of [
    ["conflict", "contains"],
    ["may_contain", "may_contain"],
  ] as const) {
    if (effects.includes(kind)) return { state, facts: facts.filter((_, place) => effects[place] === kind) };
  }
  const free = new Map(facts.filter(({ state }) => state === "free_from").map((fact) => [fact.subject, fact]));
  const way = knownWays(setting, knowledge).find((subjects) => subjects.every((subject) => free.has(subject)));
  return way ? { state: "free_from", facts: way.flatMap((subject) => free.get(subject) ?? []) } : NOTHING_SAID;
}

const ways = ofSession(() => new Map<string, readonly (readonly FactSubject[])[]>());

/** A menu asks about the same settings with every dish. */
function knownWays(setting: Setting, knowledge: Knowledge): readonly (readonly FactSubject[])[] {
  const known = ways(knowledge);
  const key = inOneLine(setting);
  const found = known.get(key) ?? waysToFree(setting, knowledge);
  if (known.size >= MOST_EFFECTS) known.clear();
  known.set(key, found);
  return found;
}

/**
 * The subjects that together free a dish for a setting, if the kitchen says of each that the dish is free from it. One
 * list for each way to do so; none where no word of the kitchen could say enough, as for corn or a single spice.
 */
export function waysToFree(setting: Setting, knowledge: Knowledge): readonly (readonly FactSubject[])[] {
  if (setting.type === "health") return FREES_CONCERN[setting.key] ?? [];
  if (setting.type === "diet") {
    if (setting.key === "keto" || setting.key === "atkins") return [];
    const own = FREES_DIET[setting.key];
    if (own) return own;
    const { forbid, caution } = DIET_RULES[setting.key];
    return setting.key.endsWith("_free") ? wholly(forbid | caution) : [];
  }
  const way = FREES_WAY[setting.key];
  if (way) return way;
  const concept = conceptOf(setting.key, knowledge);
  return concept ? waysToFreeFood(concept, knowledge) : [];
}

/**
 * A class of the law is not in a dish that is free from it, nor is a food that always holds such a class. A dish that
 * people make in many ways (a vegan pancake is a pancake) is not ruled out by what it usually holds.
 */
function waysToFreeFood(concept: Concept, knowledge: Knowledge): readonly (readonly FactSubject[])[] {
  const { mask, holdsAlways } = substanceQueryOf(concept, knowledge);
  if (mask !== 0) return wholly(mask);
  if (hasTrait(concept, "compound")) return [];
  return substancesIn(holdsAlways)
    .filter((substance) => substance !== "tree_nut" || isNutOfLaw(concept, knowledge))
    .flatMap((substance) => wholly(BIT[substance]));
}

const FREES_DIET: Readonly<Record<string, readonly (readonly FactSubject[])[]>> = {
  vegan: [["vegan"]],
  vegetarian: [["vegetarian"], ["vegan"]],
  pescatarian: [["vegetarian"], ["vegan"]],
};
const FREES_WAY: Readonly<Record<string, readonly (readonly FactSubject[])[]>> = {
  "not-halal": [["halal"]],
  "not-kosher": [["kosher"]],
  "no-alcohol": [["alcohol"]],
  "not-jain": [],
  "no-beef": [["vegetarian"], ["vegan"]],
  "no-pork": [["vegetarian"], ["vegan"]],
};
const FREES_CONCERN: Readonly<Record<string, readonly (readonly FactSubject[])[]>> = {
  celiac_disease: [["gluten_cereals"]],
  lactose_intolerance: [["milk"]],
};

/** The settings that a way of eating speaks about, if the dish has something that it leaves out. */
export const AGAINST_WAY: Readonly<Record<string, readonly string[]>> = {
  vegan: ["vegan"],
  vegetarian: ["vegetarian", "vegan"],
  halal: ["not-halal"],
  kosher: ["not-kosher"],
};

/** The substances of the engine that each subject is about. */
export const SUBJECT_MASKS: Readonly<Partial<Record<FactSubject, SubstanceMask>>> = {
  ...Object.fromEntries(
    ALLERGENS_OF_LAW.filter(({ regime }) => regime === "eu").map(({ key, substances }) => [
      key.replace(/^eu_/, ""),
      substances,
    ]),
  ),
  alcohol: BIT.alcohol,
};

const SUBJECT_OF = new Map<Substance, FactSubject>(
  (Object.entries(SUBJECT_MASKS) as [FactSubject, SubstanceMask][]).flatMap(([subject, mask]) =>
    substancesIn(mask).map((substance) => [substance, subject] as const),
  ),
);

/** The subjects that together cover all of these substances, or none where one of them is no subject. */
function wholly(mask: SubstanceMask): readonly (readonly FactSubject[])[] {
  const subjects = substancesIn(mask).map((substance) => SUBJECT_OF.get(substance));
  return subjects.length === 0 || subjects.includes(undefined) ? [] : [[...new Set(subjects as FactSubject[])]];
}

/** The law's tree nuts. Pine nuts, coconuts and chestnuts are none of them: a kitchen that says "no nuts" may use them. */
const NUTS_OF_LAW = ["almond", "hazelnut", "walnut", "cashew", "pecan", "brazil-nut", "pistachio", "macadamia"];
const nutsOfLaw = ofSession((knowledge: Knowledge) => NUTS_OF_LAW.flatMap((key) => conceptOf(key, knowledge) ?? []));
const isNutOfLaw = (concept: Concept, knowledge: Knowledge): boolean =>
  nutsOfLaw(knowledge).some(({ index }) => isKindOf(concept, index, knowledge));

type EffectsOfFacts = Map<FactSubject, Partial<Record<KitchenFact["state"], VerdictKind>>>;

const effectsOfSetting = ofSession(() => new WeakMap<Setting, EffectsOfFacts>());

/** The same setting is asked about thousands of times for one menu: looked up by the object, before any text is made. */
function knownEffectOn(setting: Setting, fact: KitchenFact, knowledge: Knowledge): VerdictKind {
  const all = effectsOfSetting(knowledge);
  const own: EffectsOfFacts = all.get(setting) ?? new Map();
  all.set(setting, own);
  const ofSubject = own.get(fact.subject) ?? {};
  own.set(fact.subject, ofSubject);
  const effect = ofSubject[fact.state] ?? effectOn(setting, fact, knowledge);
  ofSubject[fact.state] = effect;
  return effect;
}

const effects = ofSession(() => new Map<string, VerdictKind>());
const MOST_EFFECTS = 20_000;

/**
 * What one word of the kitchen means for a setting: the engine reads it as it reads the same declaration on a menu
 * ("Contains: eggs"), so that classes, kinds and traces count as everywhere.
 */
function effectOn(setting: Setting, { subject, state }: KitchenFact, knowledge: Knowledge): VerdictKind {
  if (state === "free_from") return "match";
  const against = AGAINST_WAY[subject];
  if (against) {
    const isAgainst = setting.type !== "health" && against.includes(setting.key);
    return !isAgainst ? "match" : state === "contains" ? "conflict" : "may_contain";
  }
  const known = effects(knowledge);
  const key = `${subject} ${state} ${inOneLine(setting)}`;
  const kept = known.get(key);
  if (kept) return kept;
  const effect = verdictOf("", declared(subject, state, knowledge), readPerson([setting], knowledge), "venue").kind;
  if (known.size >= MOST_EFFECTS) known.clear();
  known.set(key, effect);
  return effect;
}

const lines = new WeakMap<Setting, string>();

/** Settings never change, and a menu asks for the same ones with every dish. */
function inOneLine(setting: Setting): string {
  const line = lines.get(setting) ?? JSON.stringify(setting);
  lines.set(setting, line);
  return line;
}

/** The declaration, with nothing in it but its own class: mustard may bring sulphites, but the kitchen was not asked. */
function declared(subject: FactSubject, state: KitchenFact["state"], knowledge: Knowledge): PlacedMention[] {
  const own = SUBJECT_MASKS[subject] ?? 0;
  const noun = subject === "nuts" ? "tree nuts" : SUBJECT_NOUNS[subject];
  const words = `${state === "contains" ? "Contains" : "May contain"}: ${noun}`;
  return placedMentions({ id: "", name: "", description: words }, knowledge, "menu").map((mention) => ({
    ...mention,
    profile: { yes: mention.profile.yes & own, may: mention.profile.may & own, unknown: 0 },
  }));
}
