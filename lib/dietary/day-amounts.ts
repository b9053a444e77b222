/** An adult's reference amount for one day, in the nutrient's unit: for comparison, not a goal for one person. */
export type DayAmount = {
  readonly key: string;
  readonly amount: number;
  /** `limit`: most people eat too much of it. `need`: most people eat too little of it. */
  readonly kind: "limit" | "need";
};

const limit = (key: string, amount: number): DayAmount => ({ key, amount, kind: "limit" });
const need = (key: string, amount: number): DayAmount => ({ key, amount, kind: "need" });

/** The limit of sodium: 6 g of salt contain 2.4 g of it (40 %). */
export const DAY_AMOUNTS: readonly DayAmount[] = [
  limit("calories", 2000),
  limit("saturated_fat", 20),
  limit("sugar", 90),
  limit("sodium", 2.4),
  need("protein", 50),
  need("carbohydrates", 260),
  need("fiber", 25),
  need("potassium", 2),
  need("calcium", 800),
  need("iron", 14),
  need("magnesium", 375),
  need("folate", 200),
  need("vitamin_d", 5),
];

export const DAY_SOURCE =
  "Regulation (EU) No 1169/2011, Annex XIII, for an adult of 2,000 kcal a day; fibre: European Food Safety Authority (2010)";
