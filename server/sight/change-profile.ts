import { invalidField } from "@/lib/errors";
import type { Said } from "@/lib/i18n/sentence";
import { db, type Transaction } from "@/server/db/client";
import { freeSlot, lockPerson } from "@/server/db/lock-person";
import { lookAtVerdictsAgain } from "./look-at-verdicts-again";
import { touchHouseholds } from "./touch-households";
import { updateDisclosures } from "./update-disclosures";

type Person = { userId: string };

/**
 * Every change of a person's profile goes through here. It locks the person first, so that limits such as 'at most
 * three' are decided by rows that nobody else is changing. After the change it stores what the venues of active visits
 * now see, and notifies the person's households. Everything happens in one transaction. Errors: 401 when the account
 * was deleted meanwhile.
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
    await lookAtVerdictsAgain(tx, { userId });
    return result;
  });
}

/**
 * How many rows a list may have, and the error for one row too many. `field`: the field of the body that the error
 * names.
 */
export type PlaceLimit = { most: number; field: string; said: Said };

/** The lowest free place of a list. @throws AppError invalid (422) when the list is full */
export function requirePlace(rows: readonly { slot: number }[], { most, field, said }: PlaceLimit): number {
  const slot = freeSlot(
    rows.map((row) => row.slot),
    most,
  );
  if (slot === null) throw invalidField(field, said, "too_many");
  return slot;
}
