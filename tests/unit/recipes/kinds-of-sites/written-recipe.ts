/** A recipe as its author wrote it, and the words of its language around it. Nothing is copied from a site. */
export interface WrittenRecipe {
  lang: string;
  title: string;
  site: string;
  /** Amount and food; the amount is "" where the author gave none. */
  foods: readonly (readonly [amount: string, food: string])[];
  steps: readonly string[];
  /** Headings of the list and of the method. */
  list: string;
  method: string;
  serves: string;
  servings: number;
  story: string;
  /** Whether the amount stands behind the food, as in Japanese and Chinese. */
  isAmountLast?: boolean;
}

export const linesOf = ({ foods, isAmountLast }: WrittenRecipe): string[] =>
  foods.map(([amount, food]) =>
    (isAmountLast ? [food, amount] : [amount, food]).filter((part) => part !== "").join(" "),
  );
