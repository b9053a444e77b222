import { createHmac } from "node:crypto";
import { AppError } from "@/lib/errors";
import { env } from "@/server/env";
import { consumeLimit, isLimitPassed, type LimitName } from "@/server/limits/rate-limits";
import type { Place } from "../find-place";

/**
 * Counts a new guest without an account. @returns the crowd that the guest belongs to, or null. Errors: 429 when more
 * come than a house can hold; the guest is then told to show the card, because no kitchen sees it.
 */
export async function countArrival({ venue, location }: Place, address: string): Promise<string | null> {
  // The narrowest first: whoever floods one table or from one connection uses up none of the house's own count.
  await refuseBeyond("guest_arrivals_address", `${venue.id} ${address}`);
  if (location) await refuseBeyond("guest_arrivals_location", location.id);
  await refuseBeyond("guest_arrivals_venue", venue.id);
  const where = `${venue.id} ${location?.id ?? ""} ${address}`;
  const passed = [await isLimitPassed("guest_pace_minute", where), await isLimitPassed("guest_pace_evening", where)];
  return passed.includes(true) ? nameOf(where) : null;
}

async function refuseBeyond(limit: LimitName, key: string): Promise<void> {
  try {
    await consumeLimit(limit, key);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "too_many_requests")) throw error;
    throw new AppError("too_many_requests", "tooManyGuests", { retryAfterSeconds: error.retryAfterSeconds ?? 60 });
  }
}

/** The address cannot be read out of the name, and the same address has another name at the next table. */
const nameOf = (where: string): string =>
  createHmac("sha256", env.AUTH_SECRET).update(`crowd ${where}`).digest("base64url").slice(0, 22);
