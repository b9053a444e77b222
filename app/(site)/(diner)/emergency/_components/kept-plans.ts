import type { EmergencyOfWire } from "@/lib/schemas/emergency";

/** Where this browser keeps the pages of the person signed in here. It is deleted at sign-out, like all that is theirs. */
export const KEPT_PLANS_KEY = "emergency-plans";

export type OwnedPlans = { owner: string; plans: readonly EmergencyOfWire[] };

/** What the device has kept; null if there is nothing, or something that an older version wrote in another form. */
export function readKeptPlans(text: string | null): OwnedPlans | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isKept = (value: unknown): value is OwnedPlans =>
  isObject(value) && typeof value.owner === "string" && Array.isArray(value.plans) && value.plans.every(isEntry);

/** The server wrote it through its schema; only another version of the page could have written something else. */
function isEntry(value: unknown): boolean {
  if (!isObject(value) || typeof value.of !== "string") return false;
  const { plan, person } = value;
  const isPlan =
    isObject(plan) &&
    [plan.pens, plan.steps, plan.contacts].every(Array.isArray) &&
    typeof plan.updated_at === "string";
  return (plan === null || isPlan) && (person === null || (isObject(person) && Array.isArray(person.limits)));
}
