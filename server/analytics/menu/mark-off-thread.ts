import { AppError } from "@/lib/errors";
import type { MarkedDish } from "@/server/dietary/mark-menu";
import { log } from "@/server/log";
import type { EngineJobs } from "@/server/recipes/reading/engine-jobs";
import { askEngine, endAfter, piecesOf } from "@/server/recipes/reading/engine-pool";

/** For one call, including its time in the queue. A usual menu takes some milliseconds. */
const DEADLINE_MS = 8_000;

/**
 * Marks up a menu on another thread, taking turns with all other callers.
 * @throws unavailable (503) when it did not finish in time: a menu that is half marked would look complete
 */
export async function markOffThread(
  { dishes, ...how }: EngineJobs["mark"]["input"],
  who: string,
  deadlineMs = DEADLINE_MS,
): Promise<MarkedDish[]> {
  const signal = endAfter(deadlineMs);
  try {
    const marked = await Promise.all(
      piecesOf(dishes, ({ name, description }) => name.length + description.length).map(async (piece) => {
        const { output } = await askEngine("mark", { dishes: piece, ...how }, { who, signal });
        return output;
      }),
    );
    return marked.flat();
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn({ err: error, dishes: dishes.length }, "a menu could not be marked in time");
    throw new AppError("unavailable", "This menu could not be read in time. Please try again in a moment.", {
      retryAfterSeconds: 5,
    });
  }
}
