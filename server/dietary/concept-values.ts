import type { DietKey } from "@/lib/dietary/diets";
import { ALLERGENS_OF_LAW, type AllergenClass } from "./allergens-of-law";
import type { Concept, Knowledge } from "./engine/knowledge";
import { DIET_RULES, fitOf } from "./engine/knowledge";
import { foodNutrients, NUTRIENTS, type Nutrient, nutrientBounds, type Portion } from "./engine/weigh";
import type { FactSources } from "./fact-sources";

export type Presence = "yes" | "no" | "maybe";

/** The known values of a concept, each with its source. Missing values are unknown. */
export type ConceptValues = {
  readonly slug: string;
  /** `yes`: the food fits the diet. */
  readonly attributes: readonly { readonly key: DietKey; readonly value: Presence; readonly source: string }[];
  readonly allergens: readonly {
    readonly key: AllergenClass["key"];
    readonly presence: "yes" | "maybe";
    readonly source: string;
  }[];
  readonly nutrients: readonly { readonly key: Nutrient; readonly per100g: number; readonly source: string }[];
  /** Weights from the table's row for this very food; similar foods weigh something else. */
  readonly portions: readonly (Portion & { readonly source: string })[];
};

const TABLE = "usda-sr28";
/** The source of values that the engine's rules derive from reviewed facts, none of which contradicts them. */
const ENGINE = "engine";

export function conceptValues(concept: Concept, knowledge: Knowledge, factsOf: FactSources): ConceptValues {
  const figures = foodNutrients(concept, knowledge);
  const basis = figures?.basis === "kind" ? " (its kind)" : "";
  const tableSource = figures ? `${TABLE}:${figures.food.id}${basis}` : "";
  const nutrients = NUTRIENTS.flatMap((key) => {
    const per100g = figures?.per100g[key] ?? null;
    // No table contains gluten; its absence follows from what the food is.
    const source = key === "gluten" ? ENGINE : tableSource;
    return per100g === null ? [] : [{ key, per100g, source }];
  });
  return {
    slug: concept.id,
    attributes: [...dietAttributes(concept, factsOf), ...carbohydrateAttributes(concept, nutrients, knowledge)],
    allergens: ALLERGENS_OF_LAW.flatMap(({ key, substances }): ConceptValues["allergens"] => {
      const { yes, may } = concept.profile;
      if (yes & substances) return [{ key, presence: "yes", source: factsOf(concept, yes & substances) }];
      return may & substances ? [{ key, presence: "maybe", source: factsOf(concept, may & substances) }] : [];
    }),
    nutrients,
    portions:
      figures?.basis === "own" ? figures.food.portions.map((portion) => ({ ...portion, source: tableSource })) : [],
  };
}

function dietAttributes(concept: Concept, factsOf: FactSources): ConceptValues["attributes"] {
  return Object.entries(DIET_RULES).flatMap(([key, rule]) => {
    const fit = fitOf(concept.profile, rule);
    if (fit === "unknown") return [];
    const value: Presence = fit === "fits" ? "yes" : fit === "conflict" ? "no" : "maybe";
    const because = (concept.profile.yes | concept.profile.may) & (rule.forbid | rule.caution);
    return [{ key: key as DietKey, value, source: because === 0 ? ENGINE : factsOf(concept, because) }];
  });
}

/** Keto and Atkins count net carbohydrates. If only a related food was measured, the value may be either. */
function carbohydrateAttributes(
  concept: Concept,
  nutrients: ConceptValues["nutrients"],
  knowledge: Knowledge,
): ConceptValues["attributes"] {
  const carbohydrates = nutrients.find((each) => each.key === "carbohydrates");
  const net = nutrientBounds(concept, "net_carbohydrates", knowledge);
  if (!carbohydrates || !net) return [];
  return (["keto", "atkins"] as const).flatMap((key) => {
    const limit = (knowledge.healthRules.get(key) ?? []).find(
      (rule) => rule.kind === "nutrient" && rule.subject === "net_carbohydrates" && rule.test === "max",
    );
    if (limit?.kind !== "nutrient") return [];
    const value: Presence = net.high <= limit.per100g ? "yes" : net.low > limit.per100g ? "no" : "maybe";
    return [{ key, value, source: carbohydrates.source }];
  });
}
