import { AppError } from "@/lib/errors";
import { addressOf } from "@/server/http/address";
import { consumeLimit } from "@/server/limits/rate-limits";

/** Counts wrong codes by network address: a caller who tries many is trying to find somebody else's table. */
export async function countingGuesses<T>(request: Request, use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found")
      await consumeLimit("table_guess_address", addressOf(request));
    throw error;
  }
}
