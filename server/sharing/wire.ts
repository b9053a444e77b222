import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { GUEST_PAGE } from "@/lib/sharing/guest-page";
import type { ShareRow } from "@/lib/sight/share-rows";
import { env } from "@/server/env";
import { shareKeyOf } from "./share-key";

export const shareLinkSelect = {
  id: true,
  userId: true,
  rows: true,
  createdAt: true,
  expiresAt: true,
  views: true,
  lastViewedAt: true,
} as const;

type ShareLinkRow = {
  id: string;
  /** Null when the card belongs to no account. */
  userId: string | null;
  rows: ShareRow[];
  createdAt: Date;
  expiresAt: Date | null;
  views: number;
  lastViewedAt: Date | null;
};

export const toShareLinkWire = (row: ShareLinkRow): ShareLinkWire => ({
  id: row.id,
  url: new URL(`/id/${row.userId ?? GUEST_PAGE}?key=${shareKeyOf(row.id)}`, env.APP_URL).href,
  rows: row.rows,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  views: row.views,
  last_viewed_at: row.lastViewedAt?.toISOString() ?? null,
});
