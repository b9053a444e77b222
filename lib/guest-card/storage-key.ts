/** Where the device keeps the card of whoever has no account. Its own file: pages look for it without loading the card. */
export const GUEST_CARD_KEY = "forkprint_guest_card";
