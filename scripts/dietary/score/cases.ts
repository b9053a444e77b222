import { readFileSync } from "node:fs";
import { type DietKey, isDietKey } from "../../../lib/dietary/diets";
import type { Setting, VerdictKind } from "../../../server/dietary/engine/judge";
import { judge } from "../../../server/dietary/engine/judge";
import type { Knowledge } from "../../../server/dietary/engine/knowledge";

/**
 * What is true of a text: y certainly there, p certainly or possibly, m possibly, w anything but a fit, x nothing certain,
 * n surely absent.
 */
export type Truth = "y" | "p" | "m" | "w" | "x" | "n";

/** One text with what is true of it. In a menu's text, "name :: description" are two fields. */
export type Case = {
  readonly id: string;
  readonly group?: string;
  readonly kind: string;
  readonly lang?: string;
  readonly text: string;
  readonly expect: Readonly<Record<string, Truth>>;
};

/** From the gravest: somebody is hurt, somebody is kept from food for nothing, and what is only imprecise. */
export const OUTCOMES = ["false safe", "false alarm", "missed", "over", "soft", "cautious", "right"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type Answer = {
  readonly of: Case;
  readonly key: string;
  readonly verdict: VerdictKind;
  readonly outcome: Outcome;
};

const allergy = (key: string): Setting => ({ type: "ingredient", key, preference: "allergy" });
const avoid = (key: string): Setting => ({ type: "ingredient", key, preference: "avoid" });
const diet = (key: DietKey): Setting => ({ type: "diet", key });

/** The settings that ask for a key. Where there are two, the worse answer counts. */
const SETTINGS: Readonly<Record<string, readonly Setting[]>> = {
  milk: [allergy("dairy"), diet("dairy_free")],
  egg: [allergy("egg"), diet("egg_free")],
  fish: [allergy("fish"), diet("fish_free")],
  crust: [allergy("crustacean")],
  moll: [allergy("mollusc")],
  shellfish: [allergy("shellfish"), diet("shellfish_free")],
  peanut: [allergy("peanut")],
  nut: [allergy("tree nut")],
  anynut: [allergy("nut"), diet("nut_free")],
  gluten: [allergy("gluten-grain"), diet("gluten_free")],
  wheat: [allergy("wheat")],
  soy: [allergy("soy"), diet("soy_free")],
  sesame: [allergy("sesame"), diet("sesame_free")],
  mustard: [allergy("mustard"), diet("mustard_free")],
  celery: [allergy("celery")],
  lupin: [allergy("lupin")],
  sulph: [allergy("sulphite")],
  corn: [allergy("corn"), diet("corn_free")],
  vegan: [diet("vegan")],
  vegt: [diet("vegetarian")],
  pesc: [diet("pescatarian")],
  lowf: [diet("low_fodmap")],
};

const HEALTH: Readonly<Record<string, string>> = {
  celiac: "celiac_disease",
  lactose: "lactose_intolerance",
  migraine: "migraines",
  pressure: "high_blood_pressure",
  cholesterol: "high_cholesterol",
  liver: "liver_disease",
  thyroid: "thyroid_disorders",
  kidney: "kidney_disease",
  pregnancy: "pregnancy",
  diabetes: "diabetes",
  ibs: "ibs",
};

function settingsFor(key: string, group: string | undefined): readonly Setting[] {
  const known = SETTINGS[key];
  if (known) return known;
  if (isDietKey(key)) return [diet(key)];
  const concern = HEALTH[key];
  if (concern) return [{ type: "health", key: concern }];
  const food = key.replaceAll("_", " ");
  return [group === "g" ? allergy(food) : avoid(food)];
}

/** How good a verdict is, given what is true. */
export function outcomeOf(truth: Truth, verdict: VerdictKind): Outcome {
  const isFit = verdict === "match" || verdict === "info";
  if (truth === "w") return isFit ? "false safe" : "right";
  if (truth === "x") return verdict === "conflict" ? "false alarm" : "right";
  if (truth === "n") {
    if (isFit) return "right";
    return verdict === "conflict" ? "false alarm" : verdict === "may_contain" ? "cautious" : "missed";
  }
  if (isFit) return "false safe";
  if (verdict === "unknown") return "missed";
  if (truth === "y" && verdict === "may_contain") return "soft";
  return truth === "m" && verdict === "conflict" ? "over" : "right";
}

export const readCases = (file: string): Case[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Case);

const LABELS: ReadonlySet<string> = new Set(["label", "line", "ingredient"]);

/** The verdict about each key of a case. */
export function answersTo(of: Case, knowledge: Knowledge): Answer[] {
  const { kind, text, group, expect } = of;
  const isLabel = LABELS.has(kind);
  const at = isLabel || kind === "labelmenu" ? -1 : text.indexOf(" :: ");
  const item =
    kind === "labelmenu"
      ? { id: "", name: "Product", description: text }
      : at < 0
        ? { id: "", name: text }
        : { id: "", name: text.slice(0, at), description: text.slice(at + 4) };
  const as = isLabel
    ? ({ kind: "ingredient", provenance: "recipe" } as const)
    : ({ kind: "menu", provenance: "venue" } as const);
  return Object.entries(expect).map(([key, truth]) => {
    const answers = settingsFor(key, group).map((setting): Answer => {
      const verdict = judge([item], [setting], knowledge, as)[0]?.settings[0]?.kind ?? "unknown";
      return { of, key, verdict, outcome: outcomeOf(truth, verdict) };
    });
    return answers.reduce((worst, each) =>
      OUTCOMES.indexOf(each.outcome) < OUTCOMES.indexOf(worst.outcome) ? each : worst,
    );
  });
}
