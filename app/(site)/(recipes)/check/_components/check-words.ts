import type { Say } from "@/lib/i18n/area";
import type { CheckDoubt, FoodCheckRow } from "@/lib/schemas/food-checks";
import type { checkFood } from "@/messages/en/check-food";

export const DOUBT_WORDS = {
  not_whole: "notWhole",
  no_ingredients: "noIngredients",
  own_number: "ownNumber",
} as const satisfies Record<Exclude<CheckDoubt, "unread">, string>;

/** What a food is called that the person gave no name. */
export const nameOfCheck = (
  t: Say<typeof checkFood>,
  { name, gtin, kind }: Pick<FoodCheckRow, "name" | "gtin" | "kind">,
): string => name ?? gtin?.replace(/^0+/, "") ?? (kind === "text" ? t("unnamedText") : t("unnamed"));
