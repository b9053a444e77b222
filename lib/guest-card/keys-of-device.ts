import { GUEST_CARD_KEY, GUEST_LINKS_KEY, GUEST_VISIT_KEY } from "./storage-key";

/**
 * Set after somebody created or used a passkey in this browser. Only then is a passkey suggested while the email is
 * typed.
 */
export const PASSKEY_USED_KEY = "passkey_used";
/** How this device shows all recipes. */
export const KITCHEN_KEY = "forkprint_kitchen";

/**
 * What belongs to this device and not to who signs in on it: it stays at a sign-out. Any other key is deleted, so that
 * a key that is added later, and forgotten here, is never left to the next person.
 */
export const KEYS_OF_DEVICE: ReadonlySet<string> = new Set([
  GUEST_CARD_KEY,
  GUEST_LINKS_KEY,
  GUEST_VISIT_KEY,
  PASSKEY_USED_KEY,
  KITCHEN_KEY,
]);
