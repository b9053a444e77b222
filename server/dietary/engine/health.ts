import { isCounted } from "./counted";
import type { GroupMember, HealthRule, NutrientRule, PresenceRule } from "./health-rules";
import type { Concept, Knowledge } from "./knowledge";
import { nutrientBounds } from "./nutrient-bounds";
import type { PlacedMention } from "./placed-mention";
import { raisedBy } from "./raised-by-state";
import { inferredOrUnknown, reason } from "./reasons";
import { STATE_BIT } from "./states";
import { ANIMAL_SUBSTANCES, BIT } from "./substances";
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
  const kind = presenceKind(rule, mention, knowledge, provenance);
  return (
    kind && reason(kind, setting, mention, `Holds or may hold ${rule.subject.replaceAll(/[-_]/g, " ")}.`, provenance)
  );
}

function presenceKind(
  rule: PresenceRule,
  mention: PlacedMention,
  knowledge: Knowledge,
  provenance: Provenance,
): VerdictKind | null {
  const grave: VerdictKind = rule.test === "avoid" ? "conflict" : "may_contain";
  switch (rule.kind) {
    case "substance":
      if (mention.profile.yes & BIT[rule.subject]) return grave;
      if (mention.profile.may & BIT[rule.subject]) return "may_contain";
      return mention.profile.unknown & BIT[rule.subject] ? "unknown" : null;
    case "concept": {
      const index = knowledge.conceptIndex.get(rule.subject);
      const named = index !== undefined && mention.concepts.some((concept) => concept.ancestors.includes(index));
      return named ? grave : null;
    }
    case "group": {
      const member = knowledge.healthGroups.get(rule.subject)?.find((each) => isMember(mention, each, knowledge));
      if (!member) return null;
      // "2 raw chicken breasts" are so before the recipe cooks them.
      return provenance === "recipe" && member.state & STATE_BIT.raw ? "may_contain" : grave;
    }
  }
}

function isMember({ concepts, states, profile }: PlacedMention, member: GroupMember, knowledge: Knowledge): boolean {
  const all = states.said | states.named;
  if (member.state !== 0 && (all & member.state) === 0) return false;
  if (all & member.unless) return false;
  if (!concepts.some((concept) => concept.ancestors.includes(member.concept))) return false;
  const food = knowledge.concepts[member.concept];
  return food !== undefined && !isOfPlants({ profile }, food);
}

/** "vegan brie" is no cheese, and nothing that is measured of brie holds of it. */
function isOfPlants({ profile }: Pick<PlacedMention, "profile">, food: Concept): boolean {
  const animal = food.profile.yes & ANIMAL_SUBSTANCES;
  return animal !== 0 && ((profile.yes | profile.may | profile.unknown) & ANIMAL_SUBSTANCES) === 0;
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
  const label = rule.subject.replaceAll("_", " ");
  const bounds = isOfPlants(mention, concept) ? null : nutrientBounds(concept, rule.subject, knowledge);
  const say = (kind: VerdictKind, text: string) => reason(kind, setting, mention, text, provenance);
  if (rule.test === "min") {
    if (!bounds || bounds.low < rule.per100g) return null;
    return say("match", `${stated(bounds.low, rule, label)}: at least ${rule.per100g} ${rule.unit}.`);
  }
  if (!bounds) return say("unknown", `Its ${label} is not known.`);
  if (bounds.value > rule.per100g) {
    const isSure = mention.polarity === "present" && !mention.profile.unknown && bounds.low > rule.per100g;
    const text = `${stated(bounds.value, rule, label)}: at most ${rule.per100g} ${rule.unit}.`;
    return say(isSure ? "conflict" : "may_contain", text);
  }
  if (bounds.high > rule.per100g) return say("unknown", `Its ${label} is not known: foods of its kind differ.`);
  return raisedBy(mention, rule.subject, knowledge)
    ? say("unknown", `Its ${label} is not known: what was done to it may have added to it.`)
    : null;
}

const stated = (value: number, rule: NutrientRule, label: string): string =>
  `${shortNumber(value)} ${rule.unit} ${label} per 100 g`;

const shortNumber = (value: number): string => String(Number(value.toPrecision(3)));
