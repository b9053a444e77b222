import type { GroceryListWire } from "@/lib/schemas/grocery";

/**
 * The newer list, reusing the older list's object for each unchanged line, so that memoized components do not render
 * again.
 */
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
