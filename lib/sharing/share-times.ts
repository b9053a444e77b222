import { HOUR_MS } from "@/lib/durations";
import type { ShareRow } from "@/lib/sight/share-rows";
import type { ShareLinkWire } from "../schemas/sharing";

/** The lifetimes of a share link. `forMs` null: until its owner revokes it. */
export const SHARE_TIMES = [
  { key: "meal", label: "This meal", forMs: 3 * HOUR_MS },
  { key: "day", label: "A day", forMs: 24 * HOUR_MS },
  { key: "month", label: "30 days", forMs: 30 * 24 * HOUR_MS },
  { key: "open", label: "Until revoked", forMs: null },
] as const;
export type ShareTime = (typeof SHARE_TIMES)[number];
export type ShareTimeKey = ShareTime["key"];

export const shareTimeOf = (key: ShareTimeKey): ShareTime => {
  const found = SHARE_TIMES.find((time) => time.key === key);
  if (!found) throw new Error(`No such time: ${key}`);
  return found;
};

export const isOpenAt = ({ expires_at }: Pick<ShareLinkWire, "expires_at">, nowMs: number): boolean =>
  expires_at === null || Date.parse(expires_at) > nowMs;

const isSameRows = (a: readonly ShareRow[], b: readonly ShareRow[]) =>
  a.length === b.length && a.every((row) => b.includes(row));

/**
 * An existing link that serves the request, or null. It must show exactly these rows and end no later than requested,
 * but no earlier than after half the time. Reuse must never show more or last longer than the person chose.
 */
export function findReusable(
  links: readonly ShareLinkWire[],
  rows: readonly ShareRow[],
  { forMs }: ShareTime,
  nowMs: number,
): ShareLinkWire | null {
  const fits = ({ expires_at }: ShareLinkWire): boolean => {
    if (forMs === null || expires_at === null) return forMs === null && expires_at === null;
    const leftMs = Date.parse(expires_at) - nowMs;
    return leftMs <= forMs && leftMs >= forMs / 2;
  };
  return links.find((link) => isSameRows(link.rows, rows) && fits(link)) ?? null;
}

/**
 * A short form of the link, so that its QR code has few and large squares; null for an address without a key. `origin`
 * is the address under which the card's owner opened the page.
 */
export function shortAddressOf(url: string, origin: string): string | null {
  const key = new URL(url).searchParams.get("key");
  return key === null ? null : `${origin}/s/${key}`;
}
