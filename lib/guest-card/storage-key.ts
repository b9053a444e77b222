/**
 * The storage keys of somebody without an account: their card, and what was sent of it. In a file of its own, so that
 * pages can check for a card without loading its code.
 */
export const GUEST_CARD_KEY = "forkprint_guest_card";
export const GUEST_LINKS_KEY = "forkprint_guest_links";
export const GUEST_VISIT_KEY = "forkprint_guest_visit";
