import { dietOf, isFreeFrom } from "@/lib/dietary/diets";
import { wayOf } from "@/lib/dietary/more-ways";
import { conceptOf } from "../foods/concept-of";
import { DIET_RULES } from "../foods/diet-rules";
import type { Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import type { SubstanceMask } from "../model/substances";
import type { Provenance, Reason, Setting, VerdictKind } from "../model/verdict";
import type { FoodRule } from "./food-rule";
import { ConcernRule } from "./health";
import { IngredientRule, substanceQueryOf } from "./ingredient-preference";
import { becauseOf, plainName, quoted } from "./sentences";
import { SubstanceRule } from "./substance-rule";
import { WayRule } from "./way-rules";

/** Concerns that cannot be judged by a list of foods. */
const NO_RULES: Readonly<Record<string, string>> = {
  food_allergies: "Which foods? Each that is recorded as an allergy is judged by itself.",
  eating_disorders: "Foods are not judged for this concern.",
};

/** One setting of the person, ready to judge the foods of an item. */
export function readSettingRule(setting: Setting, knowledge: Knowledge): SettingRule {
  return new SettingRule(setting, foodRule(setting, knowledge), knowledge);
}

export class SettingRule {
  private readonly fit: VerdictKind;
  private readonly fitSays: string;
  private readonly heedsTraces: boolean;
  private readonly substances: SubstanceMask;

  constructor(
    readonly setting: Setting,
    private readonly rule: FoodRule,
    knowledge: Knowledge,
  ) {
    this.heedsTraces = setting.type === "health" || setting.traces !== false;
    this.fit = fitKind(setting);
    this.fitSays = fitRule(setting, knowledge);
    this.substances = this.fit === "match" ? substancesOf(setting, knowledge) : 0;
  }

  /** If a claim in the text removed what the food usually contains, the fit names that claim. */
  private fits(present: readonly PlacedMention[], provenance: Provenance): Reason {
    const { fit, setting, fitSays, substances } = this;
    const claimed = substances === 0 ? undefined : present.find((mention) => restsOnClaim(mention, substances));
    const says = claimed ? `${fitSays} That rests on what ${quoted(claimed.text)} is called.` : fitSays;
    return wholeItem(fit, setting, says, provenance);
  }

  /** Adds at least one reason why the item fits, conflicts or is unknown. */
  addReasons(all: readonly PlacedMention[], provenance: Provenance, into: Reason[]): void {
    const before = into.length;
    const present = this.heedsTraces ? all : all.filter(({ isPrecaution }) => !isPrecaution);
    if (present.length === 0) {
      into.push(wholeItem("unknown", this.setting, "Nobody has said what is in it.", provenance));
      return;
    }
    this.rule.addReasons(present, provenance, into);
    if (saysNothing(into, before)) into.push(this.fits(present, provenance));
  }
}

function foodRule(setting: Setting, knowledge: Knowledge): FoodRule {
  switch (setting.type) {
    case "diet":
      return setting.key === "keto" || setting.key === "atkins"
        ? new ConcernRule(setting, setting.key, knowledge)
        : new SubstanceRule(setting, DIET_RULES[setting.key], becauseOf(setting, ""), knowledge);
    case "health":
      return knowledge.healthRules.has(setting.key)
        ? new ConcernRule(setting, setting.key, knowledge)
        : new RulelessConcern(setting);
    case "ingredient": {
      const way = wayOf(setting.key);
      return way ? new WayRule(setting, way, knowledge) : new IngredientRule(setting, knowledge);
    }
  }
}

/** A concern that the engine knows no rules for: every food is unknown. */
class RulelessConcern implements FoodRule {
  constructor(private readonly setting: Setting) {}

  addReasons(_: readonly PlacedMention[], provenance: Provenance, into: Reason[]): void {
    const says = NO_RULES[this.setting.key] ?? "Nothing is known about this concern.";
    into.push(wholeItem("unknown", this.setting, withCause(says, becauseOf(this.setting, "")), provenance));
  }
}

/** True if the reasons only say what the line brings, which matters only together with another line. */
function saysNothing(reasons: readonly Reason[], from: number): boolean {
  for (let at = from; at < reasons.length; at++) if (!reasons[at]?.brings) return false;
  return true;
}

/** The substances that a setting is about; 0 if it is about a single food. */
function substancesOf(setting: Setting, knowledge: Knowledge): SubstanceMask {
  if (setting.type === "health") return 0;
  if (setting.type === "ingredient") {
    const concept = conceptOf(setting.key, knowledge);
    return concept ? substanceQueryOf(concept, knowledge).mask : 0;
  }
  return setting.key === "keto" || setting.key === "atkins" ? 0 : DIET_RULES[setting.key].forbid;
}

/** True if a named food usually contains a substance and the words of the text remove it: "oat milk latte". */
const restsOnClaim = ({ head, profile }: PlacedMention, substances: SubstanceMask): boolean =>
  head !== null &&
  (head.profile.yes & substances) !== 0 &&
  ((profile.yes | profile.may | profile.unknown) & substances) === 0;

function wholeItem(kind: VerdictKind, setting: Setting, rule: string, provenance: Provenance): Reason {
  return { kind, setting, ingredient: "", rule, provenance, field: "name", start: 0, end: 0 };
}

/** If a liked food is missing, that is neither a match nor a problem, so the kind is `info`. */
function fitKind(setting: Setting): VerdictKind {
  return setting.type === "ingredient" && (setting.preference === "love" || setting.preference === "like")
    ? "info"
    : "match";
}

function fitRule(setting: Setting, knowledge: Knowledge): string {
  if (setting.type === "health")
    return withCause(
      "None of the foods that are named in it is over the limits for this concern.",
      becauseOf(setting, ""),
    );
  if (fitKind(setting) === "info") return `It does not name ${nameOf(setting, knowledge)}.`;
  if (setting.type === "diet")
    return isFreeFrom(setting.key)
      ? `${noneOf(dietOf(setting.key).noun ?? "")}; ${becauseOf(setting, "")}.`
      : withCause(dietOf(setting.key).match, becauseOf(setting, ""));
  const way = wayOf(setting.key);
  if (way) return `Nothing that is named in it is against it; ${way.because}. ${way.doubt}`;
  const name = nameOf(setting, knowledge);
  return `${noneOf(name)}; ${becauseOf(setting, name)}.`;
}

/** Joins "No rule is known." and "you eat keto" to one sentence, which names the setting. */
const withCause = (says: string, because: string): string => `${says.replace(/\.$/, "")}; ${because}.`;

function nameOf({ key }: Setting, knowledge: Knowledge): string {
  const concept = conceptOf(key, knowledge);
  return concept ? plainName(concept) : key;
}

const noneOf = (noun: string): string => `None of the foods that are named in it holds ${noun.toLowerCase()}`;
