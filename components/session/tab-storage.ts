import { leaveToast, takeLeftToast } from "@/components/ui/left-toast";

/** The person who owns this tab's drafts. */
const OWNER_KEY = "tab_owner";

/**
 * Removes what this tab stores of a person who signs out: drafts of recipes and choices contain what they eat and
 * avoid. A session that expires keeps the drafts for the same person's next one. The farewell message stays.
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

/** Assigns this tab to a person. Data of another person is removed. */
export function keepTabFor(userId: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER_KEY);
    if (owner !== null && owner !== userId) forgetTab();
    sessionStorage.setItem(OWNER_KEY, userId);
  } catch {
    // As above.
  }
}
