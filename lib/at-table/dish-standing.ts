import type { GuestDishesWire } from "@/lib/schemas/guest-card";

/** A dish of a menu, judged for whoever reads it. */
export type ShownDish = GuestDishesWire[number];

/** How a dish stands to a card: it fits by what is written, somebody must be asked, or it does not fit. */
export type Standing = "fits" | "ask" | "not";

export const STANDINGS: readonly Standing[] = ["fits", "ask", "not"];

/** Null for a dish that nobody has judged. Only what is known to fit ever stands among what fits. */
export function standingOf({ verdict, is_late }: Pick<ShownDish, "verdict" | "is_late">): Standing | null {
  if (verdict === null || is_late) return null;
  if (verdict === "match" || verdict === "info") return "fits";
  return verdict === "conflict" ? "not" : "ask";
}

/** The judged dishes by how they stand, each group in the order of the menu; null if one of them is not judged. */
export function groupDishes<D extends Pick<ShownDish, "verdict" | "is_late">>(
  dishes: readonly D[],
): Record<Standing, D[]> | null {
  const groups: Record<Standing, D[]> = { fits: [], ask: [], not: [] };
  for (const dish of dishes) {
    const standing = standingOf(dish);
    if (standing === null) return null;
    groups[standing].push(dish);
  }
  return groups;
}
