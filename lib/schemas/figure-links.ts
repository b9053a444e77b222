import { z } from "zod";
import { SHARED_GROUPS } from "@/lib/analytics/figure-filters";
import { msg } from "@/lib/i18n/sentence";
import { filterOf, MOST_LINK_NAME, SHARED_DAYS, SHARED_RANGES } from "@/lib/venue-news/shared-filter";
import { givenPassword, newPassword } from "./auth";
import { id, requiredLine, timestamp } from "./text";

const range = z.enum(SHARED_RANGES);
const filter = z.string().refine((text) => {
  const chosen = filterOf(text);
  if (!chosen) return false;
  if ("table" in chosen) return id.safeParse(chosen.table).success;
  return !("group" in chosen) || SHARED_GROUPS.includes(chosen.group);
}, msg("noSuchGroup"));

/** `filter` null: all visits. `days`: how long the link opens. `password` null: whoever has the link reads it. */
export const figureLinkBody = z.strictObject({
  name: requiredLine(MOST_LINK_NAME, msg("nameRequired")),
  range,
  filter: filter.nullable(),
  days: z.literal(SHARED_DAYS),
  password: newPassword.nullable(),
});
export type FigureLinkBody = z.infer<typeof figureLinkBody>;
export const figureLinkParams = z.object({ id, linkId: id });

const link = z.object({
  id: z.string(),
  name: z.string(),
  range,
  filter: z.string().nullable(),
  has_password: z.boolean(),
  created_at: timestamp,
  ends_at: timestamp,
  opened: z.number().int(),
  last_opened_at: timestamp.nullable(),
  /** False: whoever made it may not any more, so it opens nothing. */
  is_open: z.boolean(),
});
export const figureLinksWire = z.object({
  items: z.array(link),
  /** What a link can be limited to. */
  tables: z.array(z.object({ id: z.string(), label: z.string() })),
});
export type FigureLinksWire = z.infer<typeof figureLinksWire>;
/** The address is told once, and stored nowhere. */
export const newFigureLinkWire = z.object({ id: z.string(), address: z.string() });
export type NewFigureLinkWire = z.infer<typeof newFigureLinkWire>;

export const figureLinkKey = z.object({ key: z.string().min(1).max(100) });
export const linkPasswordBody = z.strictObject({ password: givenPassword });
