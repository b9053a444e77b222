import { leaveToast, takeLeftToast } from "@/components/ui/left-toast";

/** Whose this tab's drafts are. */
const OWNER_KEY = "tab_owner";

/**
 * What this tab remembers of somebody who signs out: drafts of recipes and of choices, with what they eat and must
 * not. A sign-in that merely ended leaves them for the same person's next one. The farewell stays.
 */
export function forgetTab(): void {
  const farewell = takeLeftToast();
  try {
    sessionStorage.clear();
  } catch {
    // No storage, nothing kept.
  }
  if (farewell) leaveToast(farewell.type, farewell.message);
}

/** From now on this tab is this person's. What another one left goes. */
export function keepTabFor(userId: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER_KEY);
    if (owner !== null && owner !== userId) forgetTab();
    sessionStorage.setItem(OWNER_KEY, userId);
  } catch {
    // As above.
  }
}
