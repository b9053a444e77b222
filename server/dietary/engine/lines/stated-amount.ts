import type { Fraction } from "@/lib/quantity/fraction";
import type { Unit } from "@/lib/quantity/units";

/** A number of a line: its value, and where its words begin and end in the plain text of the line. */
export type NumberPlace = { readonly value: Fraction; readonly from: number; readonly to: number };

/** One stated amount: "2-3 tbsp", "400 g", "1½" or "handful" (a unit without a number). */
export type Amount = {
  readonly quantity: Fraction | null;
  /** The high end of a range. */
  readonly quantityMax: Fraction | null;
  readonly unit: Unit | null;
  /** As written: "heaped tbsp". */
  readonly unitText: string;
  /** Its numbers as written: one, both ends of a range, or none ("a few sprigs"). */
  readonly places: readonly NumberPlace[];
  /**
   * True if it is added to the previous amount ("1 cup plus 2 tbsp", "1 lb 4 oz") and does not state it in another
   * measure.
   */
  readonly isMore?: true;
  /**
   * Whether the amount is of each ("4 (6-ounce) fillets", "½ x 400 g tin") or of all together ("2 packs (500 g in
   * total)"), if the line says so.
   */
  readonly of?: "each" | "all";
};

/** The amount, as that of each counted thing or of all together. */
export const withScope = ({ quantity, quantityMax, unit, unitText, places }: Amount, of: "each" | "all"): Amount => ({
  quantity,
  quantityMax,
  unit,
  unitText,
  places,
  of,
});

/** The amount, marked as added to the previous one. */
export const asMore = ({ quantity, quantityMax, unit, unitText, places }: Amount): Amount => ({
  quantity,
  quantityMax,
  unit,
  unitText,
  places,
  isMore: true,
});
