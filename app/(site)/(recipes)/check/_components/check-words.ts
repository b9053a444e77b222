import type { Say } from "@/lib/i18n/area";
import type { CheckDoubt, FoodCheckRow } from "@/lib/schemas/food-checks";
import type { checkFood } from "@/messages/en/check-food";

/** A recall has words of its own. */
export const DOUBT_WORDS = {
  not_whole: "notWhole",
  no_ingredients: "noIngredients",
  own_number: "ownNumber",
} as const satisfies Record<Exclude<CheckDoubt, "unread" | "recalled">, string>;

const UNNAMED = { text: "unnamedText", menu: "unnamedMenu", label: "unnamed", code: "unnamed" } as const;

/** What a food is called that the person gave no name. */
export const nameOfCheck = (
  t: Say<typeof checkFood>,
  { name, gtin, kind }: Pick<FoodCheckRow, "name" | "gtin" | "kind">,
): string => name ?? gtin?.replace(/^0+/, "") ?? t(UNNAMED[kind]);
