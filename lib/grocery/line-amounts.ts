import { invalidField } from "@/lib/errors";
import { parseExactText } from "@/lib/quantity/exact-text";
import { type Fraction, fractionFromDecimal } from "@/lib/quantity/fraction";
import { NO_AMOUNT, ownBeside } from "@/lib/quantity/line-total";
import { parseQuantity } from "@/lib/quantity/parse-quantity";
import { type Amount, dimensionOf, normalizeAmount } from "@/lib/quantity/total";
import type { GroceryChange } from "@/lib/schemas/grocery";
import type { LineState } from "./list-state";

/** Throws `invalid` if the text is not a quantity. */
export function readAmount(value: number | string | null | undefined, unit: string | null | undefined): Amount {
  return normalizeAmount({ value: readValue(value, unit), unit: unit?.trim() || null });
}

function readValue(value: number | string | null | undefined, unit: string | null | undefined): Fraction | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "number") return fractionFromDecimal(value.toFixed(6));
  const quantity = parseQuantity(value, unit);
  if (!quantity) throw invalidField("quantity_value", "amountLike", "value_error");
  return quantity;
}

export type EditedAmount = NonNullable<Extract<GroceryChange, { type: "edit" }>["amount"]>;

/**
 * The line's own amount after an edit. For a line with recipes' shares, only the difference between the edited amount
 * and the shares that the person saw. Throws `invalid` if the text is not a number, or if the shares cannot be added
 * in its measure.
 */
export function ownAmount(
  line: Pick<LineState, "isManual" | "dimension">,
  { value, unit, recipes }: EditedAmount,
): Amount {
  const wanted =
    value !== null && typeof value === "object"
      ? normalizeAmount({ value: parseExactText(value.exact), unit })
      : readAmount(value, unit);
  if (line.isManual) return wanted;
  const seen = recipes && { value: parseExactText(recipes.value), unit: recipes.unit };
  const own = ownBeside(wanted, seen);
  const fits = own !== "other" && (!own.value || line.dimension === "some" || dimensionOf(own) === line.dimension);
  if (own === "other" || !fits) {
    throw invalidField("quantity_unit", "otherUnitThanRecipes", "value_error");
  }
  return own.value ? own : NO_AMOUNT;
}
