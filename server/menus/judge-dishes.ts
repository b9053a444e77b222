import { MINUTE_MS } from "@/lib/durations";
import type { JudgedDish } from "@/lib/menus/menu-insight";
import type { MenuBody } from "@/lib/schemas/venue-menu";
import { askEngine } from "@/server/engine-pool/engine-pool";
import { keyTextsOf } from "./analysis/key-texts";
import { readInPieces } from "./analysis/mark-off-thread";

/** Generous, because whole menus are saved rarely, and their owner would rather wait than start again. */
const DEADLINE_MS = MINUTE_MS;

/**
 * Judges every dish for every diet and free-from key, on another thread; never call it inside a transaction. `gone`:
 * aborts when nobody waits for it any more; what is stored is judged to its end.
 */
export async function judgeDishes(dishes: MenuBody["dishes"], who: string, gone?: AbortSignal): Promise<JudgedDish[]> {
  const named = dishes.map((dish, index) => ({ id: String(index), ...dish }));
  const keyTexts = keyTextsOf(named);
  const verdicts = await readInPieces(named, who, { deadlineMs: DEADLINE_MS, gone }, async (piece, turn) => {
    const { output } = await askEngine("diets", { dishes: piece, keyTexts }, turn);
    return output;
  });
  return dishes.map((dish, index) => ({ ...dish, verdicts: verdicts[index] ?? {} }));
}
