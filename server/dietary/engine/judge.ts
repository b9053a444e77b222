import type { Knowledge } from "./knowledge";
import type { PlacedMention } from "./placed-mention";
import { readFood } from "./read-food";
import { readSettingRule, type SettingRule } from "./setting-rules";
import { withStatement } from "./statements";
import { foodStates, NO_STATES } from "./states";
import { urgency } from "./urgency";
import { type Field, graver, type ItemVerdict, type Provenance, type Reason, rankOf, type Setting } from "./verdict";
import { ENGINE_VERSION } from "./version";

export type FoodItem = { readonly id: string; readonly name: string; readonly description?: string };

export type JudgeOptions = {
  /** Whose words the items are. */
  readonly provenance: Exclude<Provenance, "inferred">;
  /** menu: names of dishes. ingredient: each name is one ingredient or one line of a recipe. */
  readonly kind: "menu" | "ingredient";
};

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
  const ordered = [...settings].sort((a, b) => urgency(a) - urgency(b));
  const rules = ordered.map((setting) => readSettingRule(setting, knowledge));
  return items.map((item) => judgeItem(item, rules, knowledge, options));
}

function judgeItem(
  item: FoodItem,
  rules: readonly SettingRule[],
  knowledge: Knowledge,
  options: JudgeOptions,
): ItemVerdict {
  const mentions = placedMentions(item, knowledge, options.kind);
  const answers = rules.map((rule) => ({ setting: rule.setting, reasons: rule.reasons(mentions, options.provenance) }));
  const settings = answers.map(({ setting, reasons }) => ({
    setting,
    kind: reasons.reduce<Reason["kind"]>((kind, reason) => graver(kind, reason.kind), "info"),
  }));
  const reasons = answers.flatMap((answer) => answer.reasons);
  reasons.sort((a, b) => rankOf(a.kind) - rankOf(b.kind) || urgency(a.setting) - urgency(b.setting));
  return {
    id: item.id,
    kind: settings.reduce<Reason["kind"]>((kind, each) => graver(kind, each.kind), "info"),
    settings,
    reasons,
    engineVersion: ENGINE_VERSION,
  };
}

/** The foods of an item's name and description. What the item says of itself ("vegan", "no nuts") reaches both. */
export function placedMentions(item: FoodItem, knowledge: Knowledge, kind: JudgeOptions["kind"]): PlacedMention[] {
  const fields: readonly [Field, string][] = [
    ["name", item.name],
    ["description", item.description ?? ""],
  ];
  const readings = fields.map(([field, text]) => ({ field, text, reading: readFood(text, knowledge, { kind }) }));
  return readings.flatMap(({ field, text, reading }) => {
    const states = foodStates(text, reading.mentions, knowledge.stateWords);
    return reading.mentions.map((mention, index): PlacedMention => {
      const { start, end, polarity, concepts, head, unknownWords } = mention;
      const { profile } = readings.reduce((each, other) => withStatement(each, other.reading.statement), mention);
      return {
        start,
        end,
        polarity,
        concepts,
        head,
        unknownWords,
        profile,
        field,
        text: text.slice(start, end),
        states: states?.[index] ?? NO_STATES,
      };
    });
  });
}
