import { AppError } from "@/lib/errors";
import { addressOf } from "@/server/http/address";
import { consumeLimit } from "@/server/limits";

/** Counts codes that opened nothing, by address: whoever tries many is looking for a table that is not theirs. */
export async function countingGuesses<T>(request: Request, use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found")
      await consumeLimit("table_guess_address", addressOf(request));
    throw error;
  }
}
