import { type DietKey, dietLabel, dietOf } from "@/lib/dietary/diets";
import { DIET_RULES, fitOf } from "./diet-rules";
import { healthReasons } from "./health";
import { ingredientReasons } from "./ingredient-preference";
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
export type SettingRule = {
  readonly setting: Setting;
  /** Never empty: at least one reason why it fits, conflicts or cannot be told. */
  readonly reasons: (mentions: readonly PlacedMention[], provenance: Provenance) => Reason[];
};

export function readSettingRule(setting: Setting, knowledge: Knowledge): SettingRule {
  return {
    setting,
    reasons: (mentions, provenance) => {
      const present = mentions.filter((mention) => mention.polarity !== "absent");
      if (present.length === 0) return [wholeItem("unknown", setting, "Nobody has said what is in it.", provenance)];
      if (setting.type === "health" && !knowledge.healthRules.has(setting.key))
        return [
          wholeItem("unknown", setting, NO_RULES[setting.key] ?? "Nothing is known about this concern.", provenance),
        ];
      const found = reasonsOf(setting, present, knowledge, provenance);
      return found.length > 0 ? found : [wholeItem(fitKind(setting), setting, fitRule(setting), provenance)];
    },
  };
}

function reasonsOf(
  setting: Setting,
  mentions: readonly PlacedMention[],
  knowledge: Knowledge,
  provenance: Provenance,
): Reason[] {
  switch (setting.type) {
    case "diet":
      return setting.key === "keto" || setting.key === "atkins"
        ? healthReasons(setting, setting.key, mentions, knowledge, provenance)
        : dietReasons(setting, setting.key, mentions, knowledge, provenance);
    case "health":
      return healthReasons(setting, setting.key, mentions, knowledge, provenance);
    case "ingredient":
      return ingredientReasons(setting, mentions, knowledge, provenance);
  }
}

function dietReasons(
  setting: Setting,
  key: Exclude<DietKey, "keto" | "atkins">,
  mentions: readonly PlacedMention[],
  knowledge: Knowledge,
  provenance: Provenance,
): Reason[] {
  const rule = DIET_RULES[key];
  return mentions.flatMap((mention): Reason[] => {
    const fit = fitOf(mention.profile, rule);
    if (fit === "fits") return [];
    if (fit === "unknown")
      return [
        inferredOrUnknown(
          setting,
          mention,
          knowledge,
          provenance,
          (profile) => fitOf(profile, rule) === "may_conflict",
        ),
      ];
    return fit === "conflict"
      ? [reason("conflict", setting, mention, `${dietOf(key).conflict} (${dietLabel(key)})`, provenance)]
      : [reason("may_contain", setting, mention, `May not fit: ${dietLabel(key)}.`, provenance)];
  });
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
