import type { WaitingChange } from "@/components/offline/with-changes";
import { ApiError } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";
import type { GroceryChangedWire } from "@/lib/schemas/grocery";

type Outcome<Change> = {
  /** The server has taken all of these, except skipped ones that refer to nothing that exists. */
  onTaken: (batch: readonly Change[], answer: GroceryChangedWire, requestedAt: number) => Promise<void>;
  /** The server will never accept this change. */
  onRefused: (one: Change) => Promise<void>;
};

/** Whether the request itself was refused (not the connection), so that a retry is of no use. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 413 || error.status === 422);

/**
 * Sends changes of one list. A batch that is refused as a whole is halved repeatedly, until the one invalid change is
 * isolated and the others are accepted. Throws any other failure of the server.
 */
export async function sendBatch<Change extends Pick<WaitingChange, "change">>(
  listId: string,
  batch: readonly Change[],
  outcome: Outcome<Change>,
): Promise<void> {
  const requestedAt = Date.now();
  let answer: GroceryChangedWire;
  try {
    answer = await groceries.sendChanges(
      listId,
      batch.map(({ change }) => change),
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [only, ...others] = batch;
    if (!only || others.length === 0) return only && outcome.onRefused(only);
    const half = Math.ceil(batch.length / 2);
    await sendBatch(listId, batch.slice(0, half), outcome);
    return sendBatch(listId, batch.slice(half), outcome);
  }
  await outcome.onTaken(batch, answer, requestedAt);
}
