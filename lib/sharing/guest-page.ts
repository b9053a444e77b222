/** The page of a card without an account: `/id/guest?key=…`. */
export const GUEST_PAGE = "guest";
