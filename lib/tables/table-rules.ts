/** The most seats of a table. */
export const MOST_SEATS = 12;
/**
 * With at least this many cards, the marks of a dish identify nobody. With fewer, only dishes that all can share are
 * shown.
 */
export const CARDS_THAT_HIDE = 3;
/** How long a table lives: at a venue as long as a visit there, at home for an evening. */
export const TABLE_HOURS = { venue: 3, home: 6 } as const;

/** What a dish is for one person, without saying for whom. Marks are shown in this order. */
export const MARKS = ["match", "adaptable", "unknown", "not"] as const;

/** The list that a dish belongs to: it suits all, it suits all with a change, somebody must ask, it suits some. */
export const SHELVES = ["all", "changed", "ask", "some"] as const;
