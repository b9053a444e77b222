import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { id, requiredLine, timestamp } from "./text";

export const MOST_TABLETS = 30;
export const MOST_TABLET_NAME = 40;
export const TABLET_CODE_MINUTES = 10;
/** After so many days without a sign a tablet is revoked by itself. */
export const TABLET_DAYS = 30;

const name = requiredLine(MOST_TABLET_NAME, msg("nameRequired"));

export const newTabletBody = z.strictObject({ venue_id: id, name });
export type NewTabletBody = z.infer<typeof newTabletBody>;
export const tabletNameBody = z.strictObject({ name });

/** Shown once, to be typed on the tablet. */
export const tabletCodeWire = z.object({ id: z.string(), code: z.string(), ends_at: timestamp });
export type TabletCodeWire = z.infer<typeof tabletCodeWire>;

export const tabletsWire = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      venue: z.object({ id: z.string(), name: z.string() }),
      paired_by: z.string().nullable(),
      /** Null: its code was not typed yet. */
      paired_at: timestamp.nullable(),
      last_seen_at: timestamp.nullable(),
      is_live: z.boolean(),
      /** When it is revoked by itself, or its code ends. */
      ends_at: timestamp,
    }),
  ),
  venues: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type TabletsWire = z.infer<typeof tabletsWire>;

/** As somebody types it: in any case, with or without a space. */
export const pairingBody = z.strictObject({ code: requiredLine(40, msg("tabletCodeRequired")) });
export const pairedWire = z.object({ name: z.string(), venue: z.string() });
