import { z } from "zod";
import { emergencyListWire } from "@/lib/schemas/emergency";

/** Where this browser keeps the pages of the person signed in here. It is deleted at sign-out, like all that is theirs. */
export const KEPT_PLANS_KEY = "emergency-plans";

const kept = z.object({ owner: z.string(), plans: emergencyListWire });
export type OwnedPlans = z.infer<typeof kept>;

/** What the device has kept; null if there is nothing, or nothing that can be read. */
export function readKeptPlans(text: string | null): OwnedPlans | null {
  if (text === null) return null;
  try {
    return kept.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
