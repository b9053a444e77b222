/**
 * The storage key of the card of somebody without an account. In a file of its own, so that pages can check for a card
 * without loading its code.
 */
export const GUEST_CARD_KEY = "forkprint_guest_card";
