import { DAY_MS } from "@/lib/durations";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";

const PAGE = 1000;
/** Ended sign-ins are kept this long, because a person may want to see them in the download of their data. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Deletes sign-ins and mailed links a month after they could last be used. Any number of processes may do this at
 * once. @returns how many rows were deleted
 */
export async function sweepSignIns(): Promise<number> {
  const before = new Date(now().getTime() - KEPT_MS);
  const signIns = () => db.$executeRaw`
    DELETE FROM sign_ins WHERE id IN (
      SELECT id FROM sign_ins WHERE expires_at < ${before} ORDER BY expires_at LIMIT ${PAGE} FOR UPDATE SKIP LOCKED)`;
  const resetTokens = () => db.$executeRaw`
    DELETE FROM password_reset_tokens WHERE id IN (
      SELECT id FROM password_reset_tokens WHERE expires_at < ${before} ORDER BY expires_at LIMIT ${PAGE}
      FOR UPDATE SKIP LOCKED)`;
  const confirmationTokens = () => db.$executeRaw`
    DELETE FROM email_confirmation_tokens WHERE id IN (
      SELECT id FROM email_confirmation_tokens WHERE expires_at < ${before} ORDER BY expires_at LIMIT ${PAGE}
      FOR UPDATE SKIP LOCKED)`;
  // Expired challenges go at once: nobody can answer them, and they are no part of anybody's data.
  const challenges = () => db.$executeRaw`
    DELETE FROM passkey_challenges WHERE hash IN (
      SELECT hash FROM passkey_challenges WHERE expires_at < ${now()} ORDER BY expires_at LIMIT ${PAGE}
      FOR UPDATE SKIP LOCKED)`;
  let removed = 0;
  for (const sweep of [signIns, resetTokens, confirmationTokens, challenges]) removed += await untilDone(sweep);
  return removed;
}

async function untilDone(sweep: () => Promise<number>): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await sweep();
    removed += count;
    if (count < PAGE) return removed;
  }
}
