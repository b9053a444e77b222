import { DAY_MS } from "@/lib/durations";

/** The durations of a link in days. "" means that it has no end date and lasts until its owner revokes it. */
export const LINK_ENDS = [
  ["1", "In a day"],
  ["7", "In a week"],
  ["30", "In a month"],
  ["", "When I revoke it"],
] as const;

/** The end of the link as the API expects it. */
export const expiryOf = (days: string): string | null =>
  days ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null;
