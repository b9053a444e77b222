import type { Fraction } from "@/lib/quantity/fraction";
import type { Unit } from "@/lib/quantity/units";

/** One stated amount: "2-3 tbsp", "400 g", "1½" or "handful" (a unit without a number). */
export type Amount = {
  readonly quantity: Fraction | null;
  /** The high end of a range. */
  readonly quantityMax: Fraction | null;
  readonly unit: Unit | null;
  /** As written: "heaped tbsp". */
  readonly unitText: string;
  /** To be added to the one before it ("1 cup plus 2 tbsp", "1 lb 4 oz"), not the same in another measure. */
  readonly isMore?: true;
  /** Of one ("4 (6-ounce) fillets", "½ x 400 g tin") or of all together ("2 packs (500 g in total)"), where the line says so. */
  readonly of?: "each" | "all";
};

/** Of one of the things counted, or of all of them together. */
export const withScope = ({ quantity, quantityMax, unit, unitText }: Amount, of: "each" | "all"): Amount => ({
  quantity,
  quantityMax,
  unit,
  unitText,
  of,
});

/** To be added to the amount before it. */
export const asMore = ({ quantity, quantityMax, unit, unitText }: Amount): Amount => ({
  quantity,
  quantityMax,
  unit,
  unitText,
  isMore: true,
});
