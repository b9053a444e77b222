import { invalidField } from "@/lib/errors";
import { db, type Transaction } from "./client";
import { freeSlot, lockPerson } from "./lock-person";
import { touchHouseholds } from "./touch-households";
import { updateDisclosures } from "./update-disclosures";

type Person = { userId: string };

/**
 * Every change of a person's profile goes through here. It locks the person first, so that limits such as 'at most
 * three' are decided on the rows that are really there. After the change it writes down what the venues of active
 * visits now see, and tells the person's households. All in one transaction. Errors: 401 when the account was deleted meanwhile.
 */
export function changeProfile<Result>(
  { userId }: Person,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const result = await change(tx);
    await updateDisclosures(tx, userId);
    await touchHouseholds(tx, { userId });
    // Every recipe that the person saved or planned is due to be compared with the new needs, so that a later change of
    // the recipe itself can be told apart from this one.
    await tx.$executeRaw`UPDATE kept_verdicts SET due = due + 1 WHERE user_id = ${userId}::uuid`;
    return result;
  });
}

/**
 * How many rows a list may have, and the error for one too many. `field`: the field of the body that the error names.
 */
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
