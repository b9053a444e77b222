import { invalidField } from "@/lib/errors";
import { db, type Transaction } from "./client";
import { freeSlot, lockPerson } from "./lock-person";
import { updateDisclosures } from "./update-disclosures";

type Person = { userId: string };

/**
 * Every change of a person's profile goes through here: it waits for its turn at the person, so that limits are
 * decided on what is really there, and when the change is made it writes down what the venues of active visits see.
 * All of it happens, or none. Errors: 401 for a person whose account was deleted meanwhile.
 */
export function changeProfile<Result>(
  { userId }: Person,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const result = await change(tx);
    await updateDisclosures(tx, userId);
    // What they keep is held against what they need now, so that a later change of a recipe is told from this one.
    await tx.$executeRaw`UPDATE kept_verdicts SET due = due + 1 WHERE user_id = ${userId}::uuid`;
    return result;
  });
}

/** How many places a list has, and what a person is told who wants one more. `field`: of the body, which is to blame. */
export type PlaceLimit = { most: number; field: string; message: string };

/** The lowest free place of a list. Throws (422) when there is none. */
export function requirePlace(rows: readonly { slot: number }[], { most, field, message }: PlaceLimit): number {
  const slot = freeSlot(
    rows.map((row) => row.slot),
    most,
  );
  if (slot === null) throw invalidField(field, message, "too_many");
  return slot;
}
