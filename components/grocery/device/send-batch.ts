import type { WaitingChange } from "@/components/grocery/device/with-changes";
import { ApiError } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";
import type { GroceryChangedWire } from "@/lib/schemas/grocery";

type Outcome<Change> = {
  /** The server has counted all of these but the skipped ones, which concern nothing that is there. */
  onTaken: (batch: readonly Change[], answer: GroceryChangedWire, askedAt: number) => Promise<void>;
  /** It takes this one never. */
  onRefused: (one: Change) => Promise<void>;
};

/** It is about what was sent, so sending it again is no use. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 413 || error.status === 422);

/**
 * Sends changes of one list. A batch that is refused as a whole is halved until the one change that cannot be stands
 * alone: it must not take the others with it. Throws what the server failed with otherwise.
 */
export async function sendBatch<Change extends Pick<WaitingChange, "change">>(
  listId: string,
  batch: readonly Change[],
  outcome: Outcome<Change>,
): Promise<void> {
  const askedAt = Date.now();
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
  await outcome.onTaken(batch, answer, askedAt);
}
