import { AppError } from "@/lib/errors";
import { type LabelOrWhy, type LabelWord, labelOf } from "@/lib/menus/food-label";
import type { KitchenDishWire } from "@/lib/schemas/kitchen-facts";
import { askEngine } from "@/server/engine-pool/engine-pool";
import { keyTextsOf } from "./analysis/key-texts";
import { readInPieces } from "./analysis/mark-off-thread";

export type DishLabel = { readonly id: string; readonly name: string } & LabelOrWhy;

const DEADLINE_MS = 8_000;

/** The label of each dish, or why it has none. */
export async function showLabels(dishes: readonly KitchenDishWire[], who: string): Promise<DishLabel[]> {
  const words = await readWords(dishes, who);
  return dishes.map((dish, place) => ({ id: dish.id, name: dish.name, ...labelOf(dish, words?.[place] ?? null) }));
}

/** Null if the menu could not be read in time: a label whose allergens are not emphasised must not be printed. */
async function readWords(dishes: readonly KitchenDishWire[], who: string): Promise<LabelWord[][] | null> {
  const named = dishes.map(({ id, name, description }) => ({ id, name, description }));
  const keyTexts = keyTextsOf(named);
  try {
    return await readInPieces(named, who, { deadlineMs: DEADLINE_MS }, async (piece, turn) => {
      const { output } = await askEngine("labels", { dishes: piece, keyTexts }, turn);
      return output;
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "unavailable") return null;
    throw error;
  }
}
