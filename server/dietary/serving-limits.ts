import type { Knowledge } from "./engine/knowledge";

/** What one serving of a dish may hold before a person who minds the nutrient is told. */
export type ServingLimit = {
  readonly nutrient: string;
  /** "High in sodium" */
  readonly words: string;
  readonly amount: number;
  readonly unit: "g" | "mg" | "kcal";
  readonly source: string;
};

const PER_PORTION = "UK Department of Health: front of pack nutrition labelling (2016), “high” per portion";
const THIRD = "a third of a day's amount for three meals";

/** Rounded, and each with where it is from. None of them is a prescription. */
export const SERVING_LIMITS: readonly ServingLimit[] = [
  {
    nutrient: "sodium",
    words: "High in sodium",
    amount: 0.6,
    unit: "g",
    source: "U.S. Food and Drug Administration, 21 CFR 101.65(d) as of 1994: 600 mg in a “healthy” meal",
  },
  { nutrient: "sugar", words: "High in sugar", amount: 27, unit: "g", source: PER_PORTION },
  { nutrient: "saturated_fat", words: "High in saturated fat", amount: 6, unit: "g", source: PER_PORTION },
  {
    nutrient: "trans_fat",
    words: "High in trans fat",
    amount: 0.7,
    unit: "g",
    source: `World Health Organization (2023): below 1 % of energy, ${THIRD}`,
  },
  {
    nutrient: "cholesterol",
    words: "High in cholesterol",
    amount: 0.12,
    unit: "g",
    source: "U.S. Food and Drug Administration, 21 CFR 101.13(h): 120 mg in a meal",
  },
  {
    nutrient: "potassium",
    words: "High in potassium",
    amount: 0.8,
    unit: "g",
    source: `National Kidney Foundation: about 2.4 g a day where it is limited, ${THIRD}`,
  },
  {
    nutrient: "phosphorus",
    words: "High in phosphorus",
    amount: 330,
    unit: "mg",
    source: `National Kidney Foundation: at most 1,000 mg a day where it is limited, ${THIRD}`,
  },
  {
    nutrient: "calories",
    words: "High in energy",
    amount: 600,
    unit: "kcal",
    source: "Public Health England (2018): 600 kcal at lunch and at dinner",
  },
];

const BY_NUTRIENT = new Map(SERVING_LIMITS.map((limit) => [limit.nutrient, limit]));

/** The nutrients whose share of each line is kept, to say where most of it comes from. */
export const LIMITED_NUTRIENTS: readonly string[] = SERVING_LIMITS.map(({ nutrient }) => nutrient);

/** What a health concern asks people to keep below, by the rules that ingredients are judged by. */
export const limitsOf = (concern: string, { healthRules }: Knowledge): ServingLimit[] =>
  (healthRules.get(concern) ?? []).flatMap((rule) =>
    rule.kind === "nutrient" && rule.test === "max" ? (BY_NUTRIENT.get(rule.subject) ?? []) : [],
  );
