/** Where the page of a card without an account stands: `/id/guest?key=…`. */
export const GUEST_PAGE = "guest";
