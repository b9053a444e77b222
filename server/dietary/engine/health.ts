import { isCounted } from "./counted";
import { type FoodNutrients, foodNutrients } from "./food-nutrients";
import type { HealthRule, NutrientRule, PresenceRule } from "./health-rules";
import type { Concept, Knowledge } from "./knowledge";
import type { PlacedMention } from "./placed-mention";
import { inferredOrUnknown, reason } from "./reasons";
import { BIT } from "./substances";
import type { Provenance, Reason, Setting, VerdictKind } from "./verdict";

/** Holds each food of an item against the limits of one concern. Conflicts outrank what speaks for the food. */
export function healthReasons(
  setting: Setting,
  concern: string,
  mentions: readonly PlacedMention[],
  knowledge: Knowledge,
  provenance: Provenance,
): Reason[] {
  const rules = knowledge.healthRules.get(concern) ?? [];
  return mentions.flatMap((mention) => {
    const found = rules.flatMap((rule) => ruleReason(rule, setting, mention, knowledge, provenance) ?? []);
    const isUnknown =
      mention.unknownWords.length > 0 && rules.length > 0 && !found.some((each) => each.kind === "conflict");
    return isUnknown ? [...found, inferredOrUnknown(setting, mention, knowledge, provenance, () => false)] : found;
  });
}

function ruleReason(
  rule: HealthRule,
  setting: Setting,
  mention: PlacedMention,
  knowledge: Knowledge,
  provenance: Provenance,
): Reason | null {
  if (rule.kind === "nutrient") return nutrientReason(rule, setting, mention, knowledge, provenance);
  const kind = presenceKind(rule, mention, knowledge);
  return (
    kind && reason(kind, setting, mention, `Holds or may hold ${rule.subject.replaceAll(/[-_]/g, " ")}.`, provenance)
  );
}

function presenceKind(rule: PresenceRule, mention: PlacedMention, knowledge: Knowledge): VerdictKind | null {
  const grave: VerdictKind = rule.test === "avoid" ? "conflict" : "may_contain";
  if (rule.kind === "substance") {
    if (mention.profile.yes & BIT[rule.subject]) return grave;
    if (mention.profile.may & BIT[rule.subject]) return "may_contain";
    return mention.profile.unknown & BIT[rule.subject] ? "unknown" : null;
  }
  const index = knowledge.conceptIndex.get(rule.subject);
  const named = index !== undefined && mention.concepts.some((concept) => concept.ancestors.includes(index));
  return named ? grave : null;
}

function nutrientReason(
  rule: NutrientRule,
  setting: Setting,
  mention: PlacedMention,
  knowledge: Knowledge,
  provenance: Provenance,
): Reason | null {
  const concept = mention.head;
  if (!concept || !isCounted(concept, knowledge)) return null;
  const known = foodNutrients(concept, knowledge);
  const value = known ? nutrientValue(known, rule, concept) : null;
  const label = rule.subject.replaceAll("_", " ");
  if (value === null)
    return rule.test === "max" ? reason("unknown", setting, mention, `Its ${label} is not known.`, provenance) : null;
  if (rule.test === "min" ? value < rule.per100g : value <= rule.per100g) return null;
  const stated = `${shortNumber(value)} ${rule.unit} ${label} per 100 g`;
  if (rule.test === "min")
    return reason("match", setting, mention, `${stated}: at least ${rule.per100g} ${rule.unit}.`, provenance);
  const kind = mention.polarity === "present" && !mention.profile.unknown ? "conflict" : "may_contain";
  return reason(kind, setting, mention, `${stated}: at most ${rule.per100g} ${rule.unit}.`, provenance);
}

function nutrientValue(known: FoodNutrients, rule: NutrientRule, concept: Concept): number | null {
  const { per100g } = known;
  if (rule.subject !== "net_carbohydrates") return per100g[rule.subject];
  const carbohydrates = per100g.carbohydrates;
  return carbohydrates === null || concept.profile.unknown ? null : Math.max(0, carbohydrates - (per100g.fiber ?? 0));
}

const shortNumber = (value: number): string => String(Number(value.toPrecision(3)));
