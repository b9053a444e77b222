import type { GroceryListWire } from "@/lib/schemas/grocery";

/** The newer list, with the very lines of the older one where nothing changed: what shows them need not draw again. */
export function sameLines(older: GroceryListWire, newer: GroceryListWire): GroceryListWire {
  const known = new Map(older.items.map((item) => [item.id, item]));
  return {
    ...newer,
    items: newer.items.map((item) => {
      const before = known.get(item.id);
      return before && JSON.stringify(before) === JSON.stringify(item) ? before : item;
    }),
  };
}
