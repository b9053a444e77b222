/** What a shared link can show: one of these ranges of days that are over, and nothing that its reader chooses. */
export const SHARED_RANGES = ["7d", "28d", "91d"] as const;
export type SharedRange = (typeof SHARED_RANGES)[number];
export const SHARED_DAYS = [7, 30, 90, 365] as const;
export const MOST_FIGURE_LINKS = 20;
export const MOST_LINK_NAME = 60;

const TABLE = "table:";
const GROUP = "group:";
const TYPES = ["onsite", "online"] as const;

/** One filter: a type, a table or a group. Never two, so that no group is divided. */
export type SharedFilter = { type: (typeof TYPES)[number] } | { table: string } | { group: string };

export function filterOf(text: string): SharedFilter | null {
  const type = TYPES.find((each) => each === text);
  if (type) return { type };
  if (text.startsWith(TABLE)) return { table: text.slice(TABLE.length) };
  if (text.startsWith(GROUP)) return { group: text.slice(GROUP.length) };
  return null;
}

export const tableFilter = (id: string): string => `${TABLE}${id}`;
export const groupFilter = (name: string): string => `${GROUP}${name}`;
