import { isKindOf } from "../foods/kinds";
import { makeupOf } from "../foods/makeup";
import { soughtOf } from "../foods/sought";
import type { GroupMember, NutrientRule, PresenceRule } from "../model/health-rules";
import type { Concept, Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import { ofSession } from "../model/session";
import { ANIMAL_SUBSTANCES, BIT, type SubstanceMask } from "../model/substances";
import type { Provenance, Reason, Setting, VerdictKind } from "../model/verdict";
import { isCounted } from "../nutrition/counted";
import { type NutrientBounds, nutrientBounds } from "../nutrition/nutrient-bounds";
import { raisedBy } from "../nutrition/raised-by-state";
import { STATE_BIT } from "../text/state-words";
import type { FoodRule } from "./food-rule";
import { saltedByKitchen } from "./kitchen-salt";
import { inferredOrUnknown, reason } from "./reasons";
import { sentencesAbout } from "./said-before";
import { becauseOf, quoted, subjectOf, substanceWords } from "./sentences";
import { nobodyKnows } from "./unknown-sentences";

/** Checks each food of an item against the limits of one concern. A conflict outranks what speaks for the food. */
export class ConcernRule implements FoodRule {
  private readonly limits: readonly Limit[];
  /** Whether a limit for sodium is among them. */
  private readonly limitsSalt: boolean;
  private readonly doubt: Parameters<typeof inferredOrUnknown>[4];

  constructor(
    private readonly setting: Setting,
    concern: string,
    private readonly knowledge: Knowledge,
  ) {
    const rules = knowledge.healthRules.get(concern) ?? [];
    this.doubt = { isCause: () => false, noun: "anything", because: becauseOf(setting, "") };
    this.limitsSalt = rules.some((rule) => rule.kind === "nutrient" && rule.test === "max" && rule.subject === SODIUM);
    this.limits = rules.map((rule) =>
      rule.kind === "nutrient"
        ? new NutrientLimit(setting, rule, knowledge)
        : new PresenceLimit(setting, rule, knowledge),
    );
  }

  addReasons(present: readonly PlacedMention[], provenance: Provenance, into: Reason[]): void {
    const from = into.length;
    for (const mention of present) {
      let isConflict = false;
      for (const limit of this.limits) {
        const found = limit.reasonFor(mention, provenance);
        // Of an unknown word the concern says once that it may hold anything.
        if (!found || (found.kind === "unknown" && mention.unknownWords.length > 0 && found.measure === undefined))
          continue;
        into.push(found);
        isConflict ||= found.kind === "conflict";
      }
      if (mention.unknownWords.length > 0 && this.limits.length > 0 && !isConflict)
        into.push(inferredOrUnknown(this.setting, mention, this.knowledge, provenance, this.doubt));
    }
    if (this.limitsSalt && provenance === "venue") this.addKitchensSalt(present, from, into);
  }

  /** A menu states no salt. Where its foods say nothing about sodium, the kitchen still may. */
  private addKitchensSalt(present: readonly PlacedMention[], from: number, into: Reason[]): void {
    for (let i = from; i < into.length; i++) if (into[i]?.measure === SODIUM) return;
    const salted = saltedByKitchen(present, this.knowledge);
    if (!salted) return;
    const says = `It is not known how much salt the kitchen adds to ${quoted(salted.text)}; ${this.doubt.because}.`;
    const made: Mutable<Reason> = reason("unknown", this.setting, salted, says, "venue");
    made.measure = SODIUM;
    into.push(made);
  }
}

const SODIUM = "sodium";

type Mutable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

interface Limit {
  reasonFor(mention: PlacedMention, provenance: Provenance): Reason | null;
}

class PresenceLimit implements Limit {
  private readonly grave: VerdictKind;
  private readonly because: string;
  private readonly subject: string;
  private readonly substance: SubstanceMask;
  private readonly concept: number | undefined;
  private readonly members: readonly GroupMember[];
  private readonly membersOf: MembersOf;

  constructor(
    private readonly setting: Setting,
    rule: PresenceRule,
    private readonly knowledge: Knowledge,
  ) {
    this.grave = rule.test === "avoid" ? "conflict" : "may_contain";
    this.because = becauseOf(setting, "");
    this.substance = rule.kind === "substance" ? BIT[rule.subject] : 0;
    this.subject = GROUP_WORDS[rule.subject] ?? substanceWords(this.substance) ?? rule.subject.replaceAll(/[-_]/g, " ");
    this.concept = rule.kind === "concept" ? knowledge.conceptIndex.get(rule.subject) : undefined;
    this.members = rule.kind === "group" ? (knowledge.healthGroups.get(rule.subject) ?? NO_MEMBERS) : NO_MEMBERS;
    this.membersOf = groupMembers(this.members, knowledge);
  }

  reasonFor(mention: PlacedMention, provenance: Provenance): Reason | null {
    const found = this.kindFor(mention, provenance);
    const kind = found === "conflict" && mention.polarity !== "present" ? "may_contain" : found;
    return kind && reason(kind, this.setting, mention, this.saysOf(mention, kind), provenance);
  }

  /** "Brie is mould-ripened or blue cheese" */
  private saysOf(mention: PlacedMention, kind: VerdictKind): string {
    const { words, is } = subjectOf(mention.text);
    const isNamed = this.members.length > 0 || this.concept !== undefined;
    if (kind === "unknown") return `${nobodyKnows(mention, this.subject)}; ${this.because}.`;
    const counts = is === "are" ? "count" : "counts";
    if (isNamed && kind === "conflict") return `${words} ${counts} as ${this.subject}; ${this.because}.`;
    if (isNamed) return `${words} may count as ${this.subject}; ${this.because}.`;
    const sentences = sentencesAbout(soughtOf(this.substance, null, this.knowledge), this.knowledge);
    const { says } = mention.profile.yes & this.substance ? sentences.surely(mention) : sentences.perhaps(mention);
    return `${says}; ${this.because}.`;
  }

  /** The first member of the group that the mention belongs to. */
  private memberOf(mention: PlacedMention): GroupMember | undefined {
    const { members, knowledge } = this;
    if (members.length === 0) return undefined;
    const { concepts } = mention;
    const [only] = concepts;
    const own = only && concepts.length === 1 ? this.membersOf(only) : members;
    return own.length === 0 ? undefined : own.find((each) => isMember(mention, each, knowledge));
  }

  private kindFor(mention: PlacedMention, provenance: Provenance): VerdictKind | null {
    const { profile } = mention;
    if (profile.yes & this.substance) return this.grave;
    if (profile.may & this.substance) return "may_contain";
    if (profile.unknown & this.substance) return "unknown";
    const { concept } = this;
    if (concept !== undefined) return this.ofFood(concept, mention);
    return this.ofGroup(mention, provenance);
  }

  /** A dish that is made with the food contains it too: the chocolate in a chocolate cake. */
  private ofFood(food: number, { concepts }: PlacedMention): VerdictKind | null {
    if (concepts.some((each) => isKindOf(each, food, this.knowledge) || makeupOf(each, this.knowledge).sure.has(food)))
      return this.grave;
    return concepts.some((each) => makeupOf(each, this.knowledge).perhaps.has(food)) ? "may_contain" : null;
  }

  private ofGroup(mention: PlacedMention, provenance: Provenance): VerdictKind | null {
    const member = this.memberOf(mention);
    if (!member) return null;
    // "2 raw chicken breasts" are raw only before the recipe cooks them.
    return provenance === "recipe" && member.state & STATE_BIT.raw ? "may_contain" : this.grave;
  }
}

/** Names of groups as people say them. */
const GROUP_WORDS: Readonly<Record<string, string>> = {
  "cold-deli-meat": "cold sliced meat",
  "food-often-made-with-raw-egg": "food that is often made with raw egg",
  "fresh-soft-cheese": "fresh soft cheese",
  "mould-ripened-or-blue-cheese": "mould-ripened or blue cheese",
  pate: "pâté",
  "raw-or-undercooked-animal-food": "raw or undercooked food from animals",
  "unpasteurised-dairy": "dairy that is not pasteurised",
  "cold-smoked-or-cured-fish": "cold-smoked or cured fish",
  "smoked-fish": "smoked fish that may not be cooked",
  caffeine: "food with caffeine",
  fermented: "fermented food",
  liquorice: "liquorice",
  "phosphate-additive": "food with added phosphates",
};

const NO_MEMBERS: readonly GroupMember[] = [];

type MembersOf = (concept: Concept) => readonly GroupMember[];

const groups = ofSession(() => new Map<readonly GroupMember[], MembersOf>());

/** Finds the members of a group that a food is, or is a kind of. Most foods have none; the answer is computed once. */
function groupMembers(members: readonly GroupMember[], knowledge: Knowledge): MembersOf {
  const known = groups(knowledge).get(members);
  if (known) return known;
  let answers: (readonly GroupMember[] | undefined)[] | null = null;
  const membersOf = (concept: Concept): readonly GroupMember[] => {
    // Created at first use, because most rules of a new knowledge are never evaluated.
    answers ??= new Array<readonly GroupMember[] | undefined>(knowledge.concepts.length);
    const before = answers[concept.index];
    if (before) return before;
    const own = members.filter((each) => isKindOf(concept, each.concept, knowledge));
    const answer = own.length === 0 ? NO_MEMBERS : own;
    answers[concept.index] = answer;
    return answer;
  };
  groups(knowledge).set(members, membersOf);
  return membersOf;
}

function isMember({ concepts, states, profile }: PlacedMention, member: GroupMember, knowledge: Knowledge): boolean {
  const all = states.said | states.named;
  if (member.state !== 0 && (all & member.state) === 0) return false;
  if (all & member.unless) return false;
  if (!concepts.some((concept) => isKindOf(concept, member.concept, knowledge))) return false;
  const food = knowledge.concepts[member.concept];
  return food !== undefined && !isOfPlants({ profile }, food);
}

/** "vegan brie" is not cheese, and the nutrients of brie do not apply to it. */
function isOfPlants({ profile }: Pick<PlacedMention, "profile">, food: Concept): boolean {
  const animal = food.profile.yes & ANIMAL_SUBSTANCES;
  return animal !== 0 && ((profile.yes | profile.may | profile.unknown) & ANIMAL_SUBSTANCES) === 0;
}

/** Grams per 100 g that most people with the concern tolerate: as much as hard cheese and butter contain. */
const BORNE: Partial<Record<string, number>> = { lactose: 1 };

class NutrientLimit implements Limit {
  private readonly because: string;
  /** "It is not known how much sodium is". */
  private readonly unknown: string;
  private readonly limitReading: (concept: Concept) => LimitReading;

  constructor(
    private readonly setting: Setting,
    private readonly rule: NutrientRule,
    private readonly knowledge: Knowledge,
  ) {
    this.because = becauseOf(setting, "");
    const label = labelOf(rule);
    const [much, is] = MANY.test(label) ? ["many", "are"] : ["much", "is"];
    this.unknown = `It is not known how ${much} ${label} ${is}`;
    this.limitReading = limitReadings(rule, knowledge);
  }

  /** The table's figure for milk does not apply to "lactose-free milk". */
  private sureAbove({ states }: PlacedMention): number {
    const { subject, per100g } = this.rule;
    if (subject === "lactose" && (states.said | states.named) & STATE_BIT.delactosed) return Number.POSITIVE_INFINITY;
    return Math.max(per100g, BORNE[subject] ?? 0);
  }

  reasonFor(mention: PlacedMention, provenance: Provenance): Reason | null {
    const { rule, knowledge } = this;
    const concept = mention.head;
    if (!concept) return null;
    const reading = this.limitReading(concept);
    if (!reading.isCounted || holdsNone(mention, rule.subject)) return null;
    const bounds = isOfPlants(mention, concept) ? null : reading.bounds;
    if (rule.test === "min") {
      if (!bounds || bounds.low < rule.per100g) return null;
      return this.measured(
        "match",
        mention,
        `${subjectOf(mention.text).words}: ${reading.says}; ${this.because}.`,
        provenance,
      );
    }
    if (!bounds) return this.measured("unknown", mention, this.unknownSays(mention), provenance);
    if (bounds.value > rule.per100g) {
      const isSure = mention.polarity === "present" && !mention.profile.unknown && bounds.low > this.sureAbove(mention);
      const says = `${subjectOf(mention.text).words}: ${reading.says}; ${this.because}.`;
      return this.measured(isSure ? "conflict" : "may_contain", mention, says, provenance);
    }
    const doubt =
      bounds.high > rule.per100g
        ? "foods of its kind differ"
        : raisedBy(mention, rule.subject, knowledge) || isCoated(mention, concept, rule)
          ? "what was done to it may have added to it"
          : null;
    return doubt && this.measured("unknown", mention, this.unknownSays(mention, doubt), provenance);
  }

  /** The sentence for a known food whose amount of a nutrient is unknown. */
  private unknownSays({ text }: PlacedMention, doubt?: string): string {
    const says = `${this.unknown} in ${quoted(text)}`;
    return doubt ? `${says}, as ${doubt}; ${this.because}.` : `${says}; ${this.because}.`;
  }

  private measured(kind: VerdictKind, mention: PlacedMention, says: string, provenance: Provenance): Reason {
    const made: Mutable<Reason> = reason(kind, this.setting, mention, says, provenance);
    made.measure = this.rule.subject;
    return made;
  }
}

const IN_FLOUR: ReadonlySet<string> = new Set(["net_carbohydrates", "carbohydrates", "calories"]);

/** True if the food may be coated with flour or batter, which its own figures do not include. */
const isCoated = ({ profile }: PlacedMention, food: Concept, { subject }: NutrientRule): boolean =>
  IN_FLOUR.has(subject) && ((profile.yes | profile.may) & ~(food.profile.yes | food.profile.may) & BIT.grain) !== 0;

/** Only milk contains lactose, so a food without milk needs no figure. */
const holdsNone = ({ profile, unknownWords }: PlacedMention, subject: string): boolean =>
  subject === "lactose" &&
  unknownWords.length === 0 &&
  ((profile.yes | profile.may | profile.unknown) & BIT.milk) === 0;

/** What a limit says about a food; the same for every person. */
type LimitReading = {
  readonly isCounted: boolean;
  readonly bounds: NutrientBounds | null;
  /** The sentence, if the figure is the reason. */
  readonly says: string;
};

const limits = ofSession(() => new Map<NutrientRule, (concept: Concept) => LimitReading>());

function limitReadings(rule: NutrientRule, knowledge: Knowledge): (concept: Concept) => LimitReading {
  const known = limits(knowledge).get(rule);
  if (known) return known;
  let answers: (LimitReading | undefined)[] | null = null;
  const readingOf = (concept: Concept): LimitReading => {
    answers ??= new Array<LimitReading | undefined>(knowledge.concepts.length);
    const before = answers[concept.index];
    if (before) return before;
    const answer = readLimit(concept, rule, knowledge);
    answers[concept.index] = answer;
    return answer;
  };
  limits(knowledge).set(rule, readingOf);
  return readingOf;
}

function readLimit(concept: Concept, rule: NutrientRule, knowledge: Knowledge): LimitReading {
  if (!isCounted(concept, knowledge)) return NOT_COUNTED;
  const bounds = nutrientBounds(concept, rule.subject, knowledge);
  return { isCounted: true, bounds, says: bounds ? saysOf(bounds, rule) : "" };
}

const NOT_COUNTED: LimitReading = { isCounted: false, bounds: null, says: "" };

/** The sentence if the food breaks the limit; empty otherwise. For a minimum, the lower bound must reach it. */
function saysOf({ low, value }: NutrientBounds, rule: NutrientRule): string {
  const { per100g, unit } = rule;
  if (rule.test === "min") return low < per100g ? "" : `${stated(low, rule)}, at least ${per100g} ${unit}`;
  return value > per100g ? `${stated(value, rule)}, more than ${per100g} ${unit}` : "";
}

const MANY = /(?:carbohydrates|calories)$/;
const labelOf = ({ subject }: NutrientRule): string => subject.replaceAll("_", " ");

function stated(value: number, rule: NutrientRule): string {
  return `${shortNumber(value)} ${rule.unit} of ${labelOf(rule)} in 100 g`;
}

const shortNumber = (value: number): string => String(Number(value.toPrecision(3)));
