import { AppError } from "@/lib/errors";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { inForce } from "@/server/profile/health-consent";

export type Caller = { readonly userId: string };

/** Whether a person agreed to keep a diary. */
export async function isDiaryOn({ userId }: Caller, source: Transaction = db): Promise<boolean> {
  return (await source.healthConsent.count({ where: { userId, ...inForce("diary") } })) > 0;
}

/**
 * Runs a change of a diary. The person is locked, so that a withdrawal of the consent comes before the change or after it,
 * and never leaves an entry.
 */
export const changeDiary = <Result>(caller: Caller, change: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    return change(tx);
  });

/** Errors: 403 without the consent, for calls of every kind: nothing turns a diary on but its own statement. */
export async function requireDiary(caller: Caller, tx: Transaction): Promise<void> {
  if (await isDiaryOn(caller, tx)) return;
  throw new AppError("forbidden", "diaryConsentNeeded", { reason: "health_consent_required" });
}
