import type { GroceryChange } from "@/lib/schemas/grocery";
import type { NewLine } from "./add-line";

type AddChange = Extract<GroceryChange, { type: "add" }>;

/** A line of the person's own, with an id made here, so that sending it twice adds it once. */
export const newChange = ({ name, quantity, unit }: NewLine, at: string): AddChange => ({
  type: "add",
  item: { id: crypto.randomUUID(), name, quantity_value: quantity, quantity_unit: unit },
  at,
});
