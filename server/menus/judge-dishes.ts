import { MINUTE_MS } from "@/lib/durations";
import type { JudgedDish } from "@/lib/menus/menu-insight";
import type { MenuBody, SubjectVerdicts } from "@/lib/schemas/venue-menu";
import { askEngine } from "@/server/engine-pool/engine-pool";
import { keyTextsOf } from "./analysis/key-texts";
import { readInPieces } from "./analysis/mark-off-thread";

/** Generous, because whole menus are saved rarely, and their owner would rather wait than start again. */
const DEADLINE_MS = MINUTE_MS;

/** `subjects`: what the written words tell about each subject of a kitchen's facts. */
export type WrittenDish = JudgedDish & { subjects: SubjectVerdicts };

/**
 * Judges every dish for every diet, free-from key and subject of a kitchen's facts, on another thread; never call it inside a transaction. `gone`:
 * aborts when nobody waits for it any more; what is stored is judged to its end.
 */
export async function judgeDishes(dishes: MenuBody["dishes"], who: string, gone?: AbortSignal): Promise<WrittenDish[]> {
  const named = dishes.map((dish, index) => ({ id: String(index), ...dish }));
  const keyTexts = keyTextsOf(named);
  const verdicts = await readInPieces(named, who, { deadlineMs: DEADLINE_MS, gone }, async (piece, turn) => {
    const { output } = await askEngine("diets", { dishes: piece, keyTexts }, turn);
    return output;
  });
  return dishes.map((dish, index) => ({
    ...dish,
    verdicts: verdicts[index]?.diets ?? {},
    subjects: verdicts[index]?.subjects ?? {},
  }));
}
