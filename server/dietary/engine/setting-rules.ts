import { type DietKey, dietLabel, dietOf } from "@/lib/dietary/diets";
import { DIET_RULES, type DietRule, fitOf } from "./diet-rules";
import type { FoodRule } from "./food-rule";
import { ConcernRule } from "./health";
import { IngredientRule } from "./ingredient-preference";
import type { Knowledge } from "./knowledge";
import type { PlacedMention } from "./placed-mention";
import { inferredOrUnknown, reason } from "./reasons";
import type { Provenance, Reason, Setting, VerdictKind } from "./verdict";

/** Concerns that no list of foods can speak for. */
const NO_RULES: Readonly<Record<string, string>> = {
  food_allergies: "Which foods? Each that is recorded as an allergy is judged by itself.",
  eating_disorders: "Foods are not judged for this concern.",
};

/** One of the person's settings, ready to be held against the foods of an item. */
export function readSettingRule(setting: Setting, knowledge: Knowledge): SettingRule {
  return new SettingRule(setting, foodRule(setting, knowledge));
}

export class SettingRule {
  private readonly fit: VerdictKind;
  private readonly fitSays: string;
  private readonly heedsTraces: boolean;

  constructor(
    readonly setting: Setting,
    private readonly rule: FoodRule,
  ) {
    this.heedsTraces = setting.type === "health" || setting.traces !== false;
    this.fit = fitKind(setting);
    this.fitSays = fitRule(setting);
  }

  /** Adds at least one reason why it fits, conflicts or cannot be told. */
  addReasons(all: readonly PlacedMention[], provenance: Provenance, into: Reason[]): void {
    const before = into.length;
    const present = this.heedsTraces ? all : all.filter(({ isPrecaution }) => !isPrecaution);
    if (present.length === 0) {
      into.push(wholeItem("unknown", this.setting, "Nobody has said what is in it.", provenance));
      return;
    }
    this.rule.addReasons(present, provenance, into);
    if (into.length === before) into.push(wholeItem(this.fit, this.setting, this.fitSays, provenance));
  }
}

function foodRule(setting: Setting, knowledge: Knowledge): FoodRule {
  switch (setting.type) {
    case "diet":
      return setting.key === "keto" || setting.key === "atkins"
        ? new ConcernRule(setting, setting.key, knowledge)
        : new SubstanceRule(setting, setting.key, knowledge);
    case "health":
      return knowledge.healthRules.has(setting.key)
        ? new ConcernRule(setting, setting.key, knowledge)
        : new RulelessConcern(setting);
    case "ingredient":
      return new IngredientRule(setting, knowledge);
  }
}

/** Nothing is known about it, whatever the food. */
class RulelessConcern implements FoodRule {
  constructor(private readonly setting: Setting) {}

  addReasons(_: readonly PlacedMention[], provenance: Provenance, into: Reason[]): void {
    const says = NO_RULES[this.setting.key] ?? "Nothing is known about this concern.";
    into.push(wholeItem("unknown", this.setting, says, provenance));
  }
}

/** A diet that leaves substances out. */
class SubstanceRule implements FoodRule {
  private readonly rule: DietRule;
  private readonly conflictSays: string;
  private readonly mayConflictSays: string;

  constructor(
    private readonly setting: Setting,
    key: Exclude<DietKey, "keto" | "atkins">,
    private readonly knowledge: Knowledge,
  ) {
    this.rule = DIET_RULES[key];
    this.conflictSays = `${dietOf(key).conflict} (${dietLabel(key)})`;
    this.mayConflictSays = `May not fit: ${dietLabel(key)}.`;
  }

  addReasons(present: readonly PlacedMention[], provenance: Provenance, into: Reason[]): void {
    for (const mention of present) {
      const fit = fitOf(mention.profile, this.rule);
      if (fit === "fits") continue;
      if (fit === "unknown") into.push(this.inDoubt(mention, provenance));
      else if (fit === "conflict") into.push(reason("conflict", this.setting, mention, this.conflictSays, provenance));
      else into.push(reason("may_contain", this.setting, mention, this.mayConflictSays, provenance));
    }
  }

  private inDoubt(mention: PlacedMention, provenance: Provenance): Reason {
    return inferredOrUnknown(
      this.setting,
      mention,
      this.knowledge,
      provenance,
      ({ profile }) => fitOf(profile, this.rule) === "may_conflict",
    );
  }
}

function wholeItem(kind: VerdictKind, setting: Setting, rule: string, provenance: Provenance): Reason {
  return { kind, setting, ingredient: "", rule, provenance, field: "name", start: 0, end: 0 };
}

/** That a liked food is absent is no match: there is just nothing to say. */
function fitKind(setting: Setting): VerdictKind {
  return setting.type === "ingredient" && (setting.preference === "love" || setting.preference === "like")
    ? "info"
    : "match";
}

function fitRule(setting: Setting): string {
  if (setting.type === "diet") return dietOf(setting.key).match;
  if (setting.type === "health") return "Nothing in it is over the limits for this concern.";
  return fitKind(setting) === "info" ? "Not in this dish." : "Not among its known ingredients.";
}
