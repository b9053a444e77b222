import { DIET_KEYS, type DietKey } from "@/lib/dietary/diets";
import { type FactSubject, factInEnglish, type KitchenFact, SUBJECT_NOUNS } from "@/lib/dietary/kitchen-facts";
import type { DishVerdicts, DishVerdictWire, SubjectVerdicts } from "@/lib/schemas/venue-menu";
import { ALLERGENS_OF_LAW } from "./allergens-of-law";
import {
  graver,
  type ItemVerdict,
  type Reason,
  readPerson,
  type Setting,
  type SettingVerdict,
  substanceQueryOf,
  type VerdictKind,
  verdictOf,
} from "./engine/judge";
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
import { EVERY_SUBJECT } from "./subject-settings";

/**
 * What is written of a dish, judged for one setting. `isWarned`: the venue's own words warn ("may contain egg"), and no
 * rule of ours only thinks that it might.
 */
export type Written = { readonly kind: VerdictKind; readonly isWarned: boolean };
/** What the kitchen says that concerns a setting, taken together; null if nothing it says decides about it. */
export type Said = KitchenFact["state"] | null;
export type Weighed = { readonly kind: VerdictKind; readonly isContradicted: boolean };

/**
 * The order of evidence, and the only place that has it. What the kitchen says is in a dish, is in it. What it says may
 * be in it, may be in it, whatever is written. What it says is not in it, fits: but where the written words say
 * otherwise, somebody must be asked. Without a word of the kitchen, the written words stand.
 */
export function weigh(written: Written, said: Said): Weighed {
  if (said === "contains") return { kind: "conflict", isContradicted: false };
  if (said === "may_contain") return { kind: graver(written.kind, "may_contain"), isContradicted: false };
  if (said === null) return { kind: written.kind, isContradicted: false };
  const isWritten = written.kind === "conflict" || (written.kind === "may_contain" && written.isWarned);
  if (isWritten) return { kind: "unknown", isContradicted: true };
  return { kind: written.kind === "info" ? "info" : "match", isContradicted: false };
}

/** What the kitchen says about one of a person's settings. `facts`: the words that decide. */
export type KitchensWord = { readonly facts: readonly KitchenFact[]; readonly isContradicted: boolean };
export type ToldSetting = SettingVerdict & { readonly kitchen?: KitchensWord };
export type ToldVerdict = Omit<ItemVerdict, "settings"> & { readonly settings: readonly ToldSetting[] };

/** Weighs the verdict on a dish's written words against what its kitchen says. */
export function withKitchensWord(
  written: ItemVerdict,
  mentions: readonly PlacedMention[],
  facts: readonly KitchenFact[],
  knowledge: Knowledge,
): ToldVerdict {
  if (facts.length === 0) return written;
  const reasons: Reason[] = [];
  const settings = written.settings.map((each): ToldSetting => {
    const own = written.reasons.filter(({ setting }) => setting === each.setting);
    const said = saidAbout(each.setting, facts, knowledge);
    if (said.state === null) {
      reasons.push(...own);
      return each;
    }
    const isWarned = own.some((reason) => isVenuesWarning(reason, mentions));
    const { kind, isContradicted } = weigh({ kind: each.kind, isWarned }, said.state);
    reasons.push(...reasonsOf({ own, kind, isContradicted, setting: each.setting, said }));
    return { setting: each.setting, kind, kitchen: { facts: said.facts, isContradicted } };
  });
  const kind = settings.reduce<VerdictKind>((gravest, each) => graver(gravest, each.kind), "info");
  const ordered = reasons.sort((a, b) => (a.kind === b.kind ? 0 : graver(a.kind, b.kind) === a.kind ? -1 : 1));
  return { ...written, kind, settings, reasons: ordered };
}

const EVERY_DIET = DIET_KEYS.map((key): readonly [DietKey, Setting] => [key, { type: "diet", key }]);

/**
 * The same for what is stored of a dish: its verdicts for every diet and free-from key. `isStale`: they were made by
 * earlier rules, which may not have noted that the menu itself warns.
 */
export function verdictsWithKitchensWord(
  written: DishVerdicts,
  facts: readonly KitchenFact[],
  knowledge: Knowledge,
  isStale = false,
): DishVerdicts {
  return told(EVERY_DIET, written, facts, knowledge, isStale);
}

/** The same by the subjects of a kitchen's facts. */
export function subjectsWithKitchensWord(
  written: SubjectVerdicts,
  facts: readonly KitchenFact[],
  knowledge: Knowledge,
  isStale = false,
): SubjectVerdicts {
  return told(EVERY_SUBJECT, written, facts, knowledge, isStale);
}

type Verdicts<Key extends string> = Partial<Record<Key, DishVerdictWire>>;

function told<Key extends string>(
  settings: readonly (readonly [Key, Setting])[],
  written: Verdicts<Key>,
  facts: readonly KitchenFact[],
  knowledge: Knowledge,
  isStale: boolean,
): Verdicts<Key> {
  if (facts.length === 0) return written;
  const told = { ...written };
  for (const [key, setting] of settings) {
    const said = saidAbout(setting, facts, knowledge);
    if (said.state === null) continue;
    const { kind, blockers, is_warned } = written[key] ?? { kind: "unknown", blockers: [] };
    const weighed = weigh({ kind, isWarned: isStale || is_warned === true }, said.state);
    const isAgainst = weighed.kind === "conflict" || weighed.kind === "may_contain";
    const nouns = said.state === "free_from" ? [] : said.facts.map(({ subject }) => SUBJECT_NOUNS[subject]);
    told[key] = {
      kind: weighed.kind,
      blockers: isAgainst ? [...new Set([...blockers, ...nouns])] : [],
      // No ingredient is named that somebody could leave out.
      ...(isAgainst ? { is_declared: true as const } : {}),
      is_told: true,
    };
  }
  return told;
}

type SaidOf = { readonly state: Said; readonly facts: readonly KitchenFact[] };
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
const AGAINST_WAY: Readonly<Record<string, readonly string[]>> = {
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

/** A reason rests on the venue's own warning or on a code of its key, and not on our knowledge of the food. */
export const isVenuesWarning = ({ kind, field, start, end }: Reason, mentions: readonly PlacedMention[]): boolean =>
  kind === "may_contain" &&
  mentions.some(
    (mention) =>
      mention.field === field &&
      mention.start === start &&
      mention.end === end &&
      (mention.polarity === "trace" || mention.isStated || mention.isPrecaution || mention.fromKey !== undefined),
  );

type Told = {
  own: readonly Reason[];
  kind: VerdictKind;
  isContradicted: boolean;
  setting: Setting;
  said: SaidOf;
};

function reasonsOf({ own, kind, isContradicted, setting, said }: Told): Reason[] {
  const says = `The kitchen says: ${said.facts.map(inEnglish).join("; ")}`;
  if (isContradicted) {
    // The words that contradict it stay marked, as what somebody must be asked about.
    const written = own.filter((reason) => reason.kind === "conflict" || reason.kind === "may_contain");
    return written.map(({ checkLabel: _, ...reason }) => ({
      ...reason,
      kind: "unknown",
      rule: `${says}, but what is written says otherwise. Please ask.`,
    }));
  }
  const about = { setting, provenance: "venue", field: "name", start: 0, end: 0 } as const;
  if (said.state === "free_from") return [{ ...about, kind, ingredient: "", rule: `${says}.` }];
  const kept = own.filter((reason) => reason.kind !== "match" && reason.kind !== "info");
  const told = said.facts.map((fact): Reason => {
    const isClass = AGAINST_WAY[fact.subject] === undefined;
    const harm = said.state === "contains" ? "conflict" : "may_contain";
    return {
      ...about,
      kind: harm,
      ingredient: isClass ? SUBJECT_NOUNS[fact.subject] : "",
      rule: `The kitchen says: ${inEnglish(fact)}.`,
    };
  });
  return [...told, ...kept];
}

const inEnglish = (fact: KitchenFact): string => `${factInEnglish(fact)} (${fact.by}, ${dayInEnglish(fact.on)})`;

const dayInEnglish = (on: string): string =>
  new Date(on).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
