import type { Course } from "@/lib/recipes/kinds";
import type { Knowledge } from "./engine/knowledge";

/** A limit of a nutrient in one serving, above which people who watch that nutrient get advice. */
export type ServingLimit = {
  readonly nutrient: string;
  readonly label: string;
  /** "High in sodium" */
  readonly words: string;
  readonly amount: number;
  readonly unit: "g" | "mg" | "kcal";
  readonly source: string;
};

const PER_PORTION = "UK Department of Health: front of pack nutrition labelling (2016), “high” per portion";
const THIRD = "a third of a day's amount for three meals";

/** Rounded, each with its source. None of them is a prescription. */
export const SERVING_LIMITS: readonly ServingLimit[] = [
  {
    nutrient: "sodium",
    label: "Sodium",
    words: "High in sodium",
    amount: 0.6,
    unit: "g",
    source: "U.S. Food and Drug Administration, 21 CFR 101.65(d) as of 1994: 600 mg in a “healthy” meal",
  },
  {
    nutrient: "sugar",
    label: "Sugar",
    words: "High in sugar",
    amount: 27,
    unit: "g",
    source: PER_PORTION,
  },
  {
    nutrient: "saturated_fat",
    label: "Saturated fat",
    words: "High in saturated fat",
    amount: 6,
    unit: "g",
    source: PER_PORTION,
  },
  {
    nutrient: "trans_fat",
    label: "Trans fat",
    words: "High in trans fat",
    amount: 0.7,
    unit: "g",
    source: `World Health Organization (2023): below 1 % of energy, ${THIRD}`,
  },
  {
    nutrient: "cholesterol",
    label: "Cholesterol",
    words: "High in cholesterol",
    amount: 0.12,
    unit: "g",
    source: "U.S. Food and Drug Administration, 21 CFR 101.13(h): 120 mg in a meal",
  },
  {
    nutrient: "potassium",
    label: "Potassium",
    words: "High in potassium",
    amount: 0.8,
    unit: "g",
    source: `National Kidney Foundation: about 2.4 g a day where it is limited, ${THIRD}`,
  },
  {
    nutrient: "phosphorus",
    label: "Phosphorus",
    words: "High in phosphorus",
    amount: 330,
    unit: "mg",
    source: `National Kidney Foundation: at most 1,000 mg a day where it is limited, ${THIRD}`,
  },
  {
    nutrient: "calories",
    label: "Calories",
    words: "High in energy",
    amount: 600,
    unit: "kcal",
    source: "Public Health England (2018): 600 kcal at lunch and at dinner",
  },
];

const BY_NUTRIENT = new Map(SERVING_LIMITS.map((limit) => [limit.nutrient, limit]));

/** The nutrients that advice on a serving is about. */
export const LIMITED_NUTRIENTS: readonly string[] = SERVING_LIMITS.map(({ nutrient }) => nutrient);

/** A doctor's limit of a nutrient, in its unit. */
export type OwnLimit = { readonly amount: number; readonly per: "meal" | "day" };
/** By nutrient. */
export type OwnLimits = ReadonlyMap<string, OwnLimit>;

/**
 * The share of a meal's amount that a dish may hold which is eaten beside others. The U.S. Food and Drug Administration
 * (21 CFR 101.13(h)) sets it to half for a single food: 480 mg of sodium where a meal has 960, 60 mg of cholesterol
 * where it has 120. A main dish, and a dish whose course nobody stated, counts as the whole meal.
 */
const SHARE_OF_MEAL: Readonly<Record<Course, number>> = {
  breakfast: 1,
  main: 1,
  starter: 0.5,
  soup: 0.5,
  salad: 0.5,
  side: 0.5,
  snack: 0.5,
  bread: 0.5,
  dessert: 0.5,
  drink: 0.5,
  sauce: 0.5,
};

export const shareOfMeal = (course: Course | null): number => (course === null ? 1 : SHARE_OF_MEAL[course]);

/** The courses of which a serving is held against a part of a meal's amount. */
export const PARTS_OF_MEAL = Object.entries(SHARE_OF_MEAL).filter(([, share]) => share < 1);

const MEALS_A_DAY = 3;

export const amountPerMeal = ({ amount, per }: OwnLimit): number =>
  per === "meal" ? amount : Number((amount / MEALS_A_DAY).toPrecision(6));

/** The usual limit, or the one that the person's doctor set. */
export function limitFor(limit: ServingLimit, own: OwnLimits): ServingLimit {
  const ownLimit = own.get(limit.nutrient);
  if (!ownLimit) return limit;
  const words = `what your doctor said: ${ownLimit.amount} ${limit.unit} a ${ownLimit.per}`;
  return { ...limit, amount: amountPerMeal(ownLimit), source: ownLimit.per === "day" ? `${words}, ${THIRD}` : words };
}

/** The limits of a health concern, by the same rules as for ingredients. */
export const limitsOf = (concern: string, { healthRules }: Knowledge): ServingLimit[] =>
  (healthRules.get(concern) ?? []).flatMap((rule) =>
    rule.kind === "nutrient" && rule.test === "max" ? (BY_NUTRIENT.get(rule.subject) ?? []) : [],
  );
