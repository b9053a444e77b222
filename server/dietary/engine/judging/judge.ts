import { readLine } from "../lines/read-line";
import type { Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import { graver, type ItemVerdict, type Provenance, type Reason, type Setting, VERDICT_KINDS } from "../model/verdict";
import { ENGINE_VERSION } from "../model/version";
import { type FoodItem, placedMentions } from "../reading/placed-mentions";
import { readSettingRule, type SettingRule } from "./setting-rules";
import { urgency } from "./urgency";

export type JudgeOptions = {
  /** Who wrote the items. */
  readonly provenance: Exclude<Provenance, "inferred">;
  /** menu: names of dishes. ingredient: each name is one ingredient or one line of a recipe. */
  readonly kind: "menu" | "ingredient";
};

/**
 * A person's settings, prepared once for any number of foods. They belong to the knowledge that they were prepared
 * with.
 */
export type Person = { readonly rules: readonly SettingRule[]; readonly knowledge: Knowledge };

export function readPerson(settings: readonly Setting[], knowledge: Knowledge): Person {
  const ordered = [...settings].sort((a, b) => urgency(a) - urgency(b));
  return { rules: ordered.map((setting) => readSettingRule(setting, knowledge)), knowledge };
}

/**
 * Judges food for a person. It loops over the person's settings, not over what is known about the food, so that a
 * setting about which nothing is known yields `unknown`. The order of items and settings changes no verdict.
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
  return items.map((item) => verdictOf(item.id, mentionsOf(item, person.knowledge, kind), person, provenance));
}

/** A text that begins with an amount is read like a line of a recipe, where "2 EL" is an amount and no food. */
function mentionsOf(item: FoodItem, knowledge: Knowledge, kind: JudgeOptions["kind"]): readonly PlacedMention[] {
  const isLine = kind === "ingredient" && item.description === undefined && BEGINS_WITH_AMOUNT.test(item.name);
  if (!isLine) return placedMentions(item, knowledge, kind);
  const { food, mentions } = readLine(item.name, knowledge);
  const from = item.name.lastIndexOf(food);
  if (from < 0) return placedMentions(item, knowledge, kind);
  if (from === 0) return mentions;
  return mentions.map((mention) => ({ ...mention, start: mention.start + from, end: mention.end + from }));
}

const BEGINS_WITH_AMOUNT = /^\s*[\d½¼¾⅓⅔⅛]/;

/** The same for one text whose foods were read already: a line of a recipe. */
export const judgeRead = (
  id: string,
  mentions: readonly PlacedMention[],
  settings: readonly Setting[],
  knowledge: Knowledge,
  provenance: JudgeOptions["provenance"],
): ItemVerdict => verdictOf(id, mentions, readPerson(settings, knowledge), provenance);

/** The verdict on foods that were read already with the knowledge of the person's settings. */
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

/** True if all that keeps the food from fitting is possible and depends on labels, and nothing is unknown. */
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

/**
 * Sorts by rank. The sort is stable, so that reasons of equal rank keep the order of the rules, which is by urgency.
 */
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
