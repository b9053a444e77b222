import { AppError } from "@/lib/errors";
import type { MarkedDish } from "@/server/dietary/mark-menu";
import { log } from "@/server/log";
import type { EngineJobs } from "@/server/recipes/reading/engine-jobs";
import { askEngine, endAfter, piecesOf } from "@/server/recipes/reading/engine-pool";

/** Of one call, its waiting for others included. A usual menu takes some milliseconds. */
const DEADLINE_MS = 8_000;

/**
 * Marks up a menu on another thread, in turns with everybody else.
 * @throws unavailable (503) where it was not done in time: half a menu marked would look like a whole one
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
