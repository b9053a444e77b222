import { AppError } from "@/lib/errors";
import type { MarkedDish } from "@/server/dietary/mark-menu";
import { textsOfProduct } from "@/server/dietary/product-verdict";
import type { EngineJobs, ToldDish } from "@/server/engine-pool/engine-jobs";
import { askEngine, endAfter, piecesOf, type Turn } from "@/server/engine-pool/engine-pool";
import { log } from "@/server/log";
import { keyTextsOf } from "./key-texts";

/** The time for one call, including its wait in the queue. A usual menu takes some milliseconds. */
const DEADLINE_MS = 8_000;

/** `gone`: aborts when nobody waits for the answer any more; what was not read by then is not read. */
type Within = { deadlineMs?: number; gone?: AbortSignal | undefined };

type Menu = Omit<EngineJobs["mark"]["input"], "keyTexts"> & {
  /** The key of the menu's codes, if the caller has it apart from the dishes. */
  allergenKey?: string;
};

/**
 * Marks up a menu on another thread, taking turns with all other callers. The key of the menu's codes is searched in the
 * dishes as well.
 * @throws AppError unavailable (503) when it did not finish in time: a menu that is half marked would look complete
 */
export const markOffThread = (
  { dishes, allergenKey, ...how }: Menu,
  who: string,
  { deadlineMs = DEADLINE_MS, gone }: Within = {},
): Promise<MarkedDish[]> => {
  const keyTexts = keyTextsOf(dishes, allergenKey);
  return readInPieces(dishes, who, { deadlineMs, gone }, async (piece, turn) => {
    const { output } = await askEngine("mark", { dishes: piece, keyTexts, ...how }, turn);
    return output;
  });
};

/**
 * Reads a menu with the engine piece by piece, so that other callers get their turns. Returns one result per dish, in
 * their order. `who`: the caller whose turns the pieces take.
 * @throws AppError unavailable (503) when it did not finish in time: half a menu would look like a whole one
 */
export async function readInPieces<D extends ToldDish, Of>(
  dishes: readonly D[],
  who: string,
  { deadlineMs, gone }: Within & { deadlineMs: number },
  ask: (piece: readonly D[], turn: Turn) => Promise<Of[]>,
): Promise<Of[]> {
  const turn = { who, signal: endAfter(deadlineMs, gone) };
  try {
    const pieces = piecesOf(dishes, sizeOf);
    return (await Promise.all(pieces.map((piece) => ask(piece, turn)))).flat();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (!gone?.aborted) log.warn({ err: error, dishes: dishes.length }, "a menu could not be marked in time");
    throw new AppError("unavailable", "menuUnread", {
      retryAfterSeconds: 5,
    });
  }
}

const sizeOf = ({ name, description, product }: ToldDish): number =>
  [name, description, ...(product ? textsOfProduct(product) : [])].reduce((sum, { length }) => sum + length, 0);
