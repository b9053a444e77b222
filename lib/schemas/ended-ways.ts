import { z } from "zod";
import { SHARE_ROWS } from "@/lib/sight/share-rows";
import { timestamp } from "./text";

/** What a password reset ends, in the order in which it is listed. */
export const ENDED_WAYS = [
  "sign_in",
  "second_factor",
  "passkey",
  "application",
  "own_application",
  "share_link",
  "recipe_link",
  "calendar",
  "household",
  "invitation",
  "team_invitation",
  "table_seat",
  "visit",
] as const;

/** One thing that lets somebody else see a person, or act as them. */
export const endedWayWire = z.object({
  kind: z.enum(ENDED_WAYS),
  id: z.string(),
  /** The application, recipe, household, venue, device or passkey; null where there is no name. */
  name: z.string().nullable(),
  /** The rows of the card that it shows. */
  rows: z.array(z.enum(SHARE_ROWS)),
  since: timestamp,
  /** How many people opened it; null for what is no link. */
  views: z.number().int().nullable(),
});

export const resetWaysWire = z.object({ ways: z.array(endedWayWire) });
export const resetDoneWire = z.object({
  message: z.string(),
  /** What the reset ended. */
  ended: z.array(endedWayWire),
});

export type EndedWayWire = z.infer<typeof endedWayWire>;
