/** As many chairs as a table has. */
export const MOST_SEATS = 12;
/** From so many cards on a dish's marks name nobody; with fewer, only what all can share is shown. */
export const CARDS_THAT_HIDE = 3;
/** A table at a venue ends with the visits that are made there; one at home when the evening does. */
export const TABLE_HOURS = { venue: 3, home: 6 } as const;

/** For one person, without saying for whom. The order is that of the marks on a dish. */
export const MARKS = ["match", "adaptable", "unknown", "not"] as const;

/** Which list a dish stands in: all, all with a change, nobody has said, some. */
export const SHELVES = ["all", "changed", "ask", "some"] as const;
