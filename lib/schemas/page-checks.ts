import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { FINDING_KINDS, FINDING_STATES } from "../page-checks/finding";
import { clientParams } from "./oauth";
import { id, timestamp } from "./text";

export const pageCheckBody = z.object({ url: z.string().trim().min(1, msg("requiredField")).max(2048) });
export const pageWatchParams = clientParams.extend({ id });

export const findingWire = z.object({
  kind: z.enum(FINDING_KINDS),
  state: z.enum(FINDING_STATES),
  says: z.string(),
  change: z.string().nullable(),
  paste: z.object({ where: z.string(), text: z.string() }).nullable(),
});

/** What was found on a page, what is wrong first. `is_fine`: nothing is wrong, though something may be in doubt. */
export const pageCheckWire = z.object({
  address: z.string(),
  checked_at: timestamp,
  is_fine: z.boolean(),
  findings: z.array(findingWire),
});
export type PageCheckWire = z.infer<typeof pageCheckWire>;

/**
 * What a page shows, harmless: elements with words, and the words (without `tag`), each with the place of its parent. Or
 * why it could not be read.
 */
export const pageOutlineWire = z.object({
  address: z.string(),
  nodes: z.array(
    z.object({ parent: z.number().int(), tag: z.string(), id: z.string(), classes: z.string(), text: z.string() }),
  ),
  is_cut: z.boolean(),
  unreached: findingWire.nullable(),
});
export type PageOutlineWire = z.infer<typeof pageOutlineWire>;

/** A page that is checked each night, with its last results, the newest first. */
export const pageWatchWire = z.object({
  id,
  address: z.string(),
  next_check_at: timestamp,
  checks: z.array(pageCheckWire.omit({ address: true })),
});
export type PageWatchWire = z.infer<typeof pageWatchWire>;
export const pageWatchesWire = z.array(pageWatchWire);
