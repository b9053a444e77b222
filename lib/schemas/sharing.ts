import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { SHARE_ROWS } from "@/lib/sight/share-rows";
import { timestamp } from "./text";

export const shareRow = z.enum(SHARE_ROWS);

export const MAX_SHARE_LINKS = 20;

export const createShareLinkBody = z.strictObject({
  rows: z.array(shareRow).min(1, msg("rowLeast")).max(100, msg("rowsFewer")),
  /** A time with any offset; null or missing: valid until it is revoked. */
  expires_at: z.iso.datetime({ offset: true, error: msg("momentIso") }).nullish(),
});

/** `views`: the number of people who opened the link, not of openings. */
export const shareLinkWire = z.object({
  id: z.string(),
  url: z.string(),
  rows: z.array(shareRow),
  created_at: timestamp,
  expires_at: timestamp.nullable(),
  views: z.number().int(),
  last_viewed_at: timestamp.nullable(),
});

export type CreateShareLinkBody = z.infer<typeof createShareLinkBody>;
export type ShareLinkWire = z.infer<typeof shareLinkWire>;
