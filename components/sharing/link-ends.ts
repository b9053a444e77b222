import { DAY_MS } from "@/lib/durations";

/** When a link may end: so many days from now, or when its owner takes it back (""). */
export const LINK_ENDS = [
  ["1", "In a day"],
  ["7", "In a week"],
  ["30", "In a month"],
  ["", "When I revoke it"],
] as const;

/** What the call is told. */
export const expiryOf = (days: string): string | null =>
  days ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null;
