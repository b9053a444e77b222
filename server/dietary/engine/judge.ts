import { type KeptAnswers, keptAnswers } from "@/lib/bounded-memo";
import { hasTrait, type Knowledge } from "./knowledge";
import { isPackaged } from "./packaged";
import type { PlacedMention } from "./placed-mention";
import { type FoodReading, type Mention, readFood } from "./read-food";
import { readSettingRule, type SettingRule } from "./setting-rules";
import { withStatement } from "./statements";
import { foodStates, NO_STATES } from "./states";
import { urgency } from "./urgency";
import {
  type Field,
  graver,
  type ItemVerdict,
  type Provenance,
  type Reason,
  type Setting,
  VERDICT_KINDS,
} from "./verdict";
import { ENGINE_VERSION } from "./version";

export type FoodItem = { readonly id: string; readonly name: string; readonly description?: string };

export type JudgeOptions = {
  /** Whose words the items are. */
  readonly provenance: Exclude<Provenance, "inferred">;
  /** menu: names of dishes. ingredient: each name is one ingredient or one line of a recipe. */
  readonly kind: "menu" | "ingredient";
};

/** A person's settings, read once and held against any number of foods. They belong to the knowledge they were read with. */
export type Person = { readonly rules: readonly SettingRule[]; readonly knowledge: Knowledge };

export function readPerson(settings: readonly Setting[], knowledge: Knowledge): Person {
  const ordered = [...settings].sort((a, b) => urgency(a) - urgency(b));
  return { rules: ordered.map((setting) => readSettingRule(setting, knowledge)), knowledge };
}

/**
 * Judges food against a person. Loops over the person's settings, never over what happens to be known: a setting
 * about which nothing is known yields `unknown`. The order of items and of settings changes no verdict.
 */
export function judge(
  items: readonly FoodItem[],
  settings: readonly Setting[],
  knowledge: Knowledge,
  options: JudgeOptions,
): ItemVerdict[] {
  return judgeFor(readPerson(settings, knowledge), items, options);
}

export function judgeFor(person: Person, items: readonly FoodItem[], options: JudgeOptions): ItemVerdict[] {
  const { provenance, kind } = options;
  return items.map((item) => verdictOf(item.id, placedMentions(item, person.knowledge, kind), person, provenance));
}

/** The verdict over foods that were read already, in the person's own knowledge. */
export function verdictOf(
  id: string,
  mentions: readonly PlacedMention[],
  { rules }: Person,
  provenance: JudgeOptions["provenance"],
): ItemVerdict {
  const present = presentOf(mentions);
  const settings: ItemVerdict["settings"][number][] = [];
  const found: Reason[] = [];
  let whole: Reason["kind"] = "info";
  for (const rule of rules) {
    const from = found.length;
    rule.addReasons(present, provenance, found);
    let kind: Reason["kind"] = "info";
    for (let i = from; i < found.length; i++) kind = graver(kind, (found[i] as Reason).kind);
    const isLabel = kind === "may_contain" && provenance === "recipe" && areLabels(found, from);
    settings.push(isLabel ? { setting: rule.setting, kind, checkLabel: true } : { setting: rule.setting, kind });
    whole = graver(whole, kind);
  }
  return { id, kind: whole, settings, reasons: gravestFirst(found), engineVersion: ENGINE_VERSION };
}

/** Of what is possible all is told by labels, and nothing is unknown. */
function areLabels(reasons: readonly Reason[], from: number): boolean {
  for (let i = from; i < reasons.length; i++) {
    const { kind, checkLabel } = reasons[i] as Reason;
    if (kind === "unknown" || (kind === "may_contain" && !checkLabel)) return false;
  }
  return true;
}

function presentOf(mentions: readonly PlacedMention[]): readonly PlacedMention[] {
  for (const { polarity } of mentions)
    if (polarity === "absent") return mentions.filter((mention) => mention.polarity !== "absent");
  return mentions;
}

/** The rules came by urgency, and so did their reasons: only the ranks are still to be told apart. */
function gravestFirst(reasons: Reason[]): Reason[] {
  if (areOfOneKind(reasons)) return reasons;
  const sorted: Reason[] = [];
  for (const kind of VERDICT_KINDS) {
    if (sorted.length === reasons.length) break;
    for (const reason of reasons) if (reason.kind === kind) sorted.push(reason);
  }
  return sorted;
}

function areOfOneKind(reasons: readonly Reason[]): boolean {
  for (let i = 1; i < reasons.length; i++) if (reasons[i]?.kind !== reasons[0]?.kind) return false;
  return true;
}

/** Some 8 MB at most. */
const MOST_DISHES_KEPT = 2000;
/** Longer descriptions are few, and are not read again and again. */
const LONGEST_KEPT = 600;
const keptDishes = new WeakMap<Knowledge, KeptAnswers<readonly PlacedMention[]>>();

/**
 * The foods of an item's name and description. A menu is read anew for every guest who opens it, and nothing of that
 * depends on the guest, so its dishes are kept.
 */
export function placedMentions(
  item: FoodItem,
  knowledge: Knowledge,
  kind: JudgeOptions["kind"],
): readonly PlacedMention[] {
  const { name, description = "" } = item;
  if (kind !== "menu" || name.length + description.length > LONGEST_KEPT) return readItem(item, knowledge, kind);
  let kept = keptDishes.get(knowledge);
  if (!kept) {
    kept = keptAnswers(MOST_DISHES_KEPT);
    keptDishes.set(knowledge, kept);
  }
  return kept.get(`${name}\u0000${description}`, () => readItem(item, knowledge, kind));
}

/** What the item says of itself ("vegan", "no nuts") reaches both its name and its description. */
function readItem(item: FoodItem, knowledge: Knowledge, kind: JudgeOptions["kind"]): PlacedMention[] {
  const placed: PlacedMention[] = [];
  const name = item.name === "" ? null : readFood(item.name, knowledge, { kind });
  const isDescription = name !== null;
  const description = item.description ? readFood(item.description, knowledge, { kind, isDescription }) : null;
  if (name) place(placed, "name", item.name, name, description, knowledge);
  if (description) place(placed, "description", item.description ?? "", description, name, knowledge);
  return placed;
}

/** A class ("nuts") and a trace have no label of their own. */
const isLabelled = ({ concepts, polarity, unknownWords, head }: Mention, knowledge: Knowledge): boolean =>
  head !== null &&
  polarity !== "trace" &&
  unknownWords.length === 0 &&
  isPackaged(head, knowledge) &&
  !concepts.some((concept) => hasTrait(concept, "allergen"));

const LEAD = 14;

type Mutable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

function place(
  into: PlacedMention[],
  field: Field,
  text: string,
  own: FoodReading,
  other: FoodReading | null,
  knowledge: Knowledge,
): void {
  const states = own.mayTellStates ? foodStates(text, own.mentions, knowledge.stateWords) : null;
  for (let index = 0; index < own.mentions.length; index++) {
    const mention = own.mentions[index] as Mention;
    const { start, end, polarity, concepts, head, unknownWords } = mention;
    // What the field says of itself was heard when it was read, and hearing it again changes nothing.
    const heard = other ? withStatement(mention, other.statement, knowledge) : mention;
    const { profile } = heard;
    // Made for every food of every dish: spreading what most of them do not have costs more than all the rest.
    const placed: Mutable<PlacedMention> = {
      start,
      end,
      polarity,
      concepts,
      head,
      unknownWords,
      profile,
      field,
      text: text.slice(start, end),
      lead: text.slice(Math.max(0, start - LEAD), start),
      states: states?.[index] ?? NO_STATES,
    };
    if (mention.isMade) placed.isMade = true;
    if (mention.isPrecaution) placed.isPrecaution = true;
    const { denied } = heard;
    if (denied !== undefined) placed.denied = denied;
    if (isLabelled(mention, knowledge)) placed.isLabelled = true;
    into.push(placed);
  }
}
