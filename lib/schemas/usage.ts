import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { MAX_CLIENT_ID_LENGTH } from "../oauth/client-id";

export const usageQuery = z.object({
  client_id: z.string().max(MAX_CLIENT_ID_LENGTH).optional(),
  /** A month in UTC; missing: the current one. */
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, msg("monthLike", { month: "2026-05" }))
    .optional(),
});

const calls = z.number().int();

/** `days`: every day of the month so far, including days without a call. Money is in dollars. */
export const usageWire = z.object({
  month: z.string(),
  client_id: z.string().nullable(),
  total_calls: calls,
  total_items: calls,
  days: z.array(z.object({ day: z.string(), calls, items: calls })),
  applications: z.array(
    z.object({ client_id: z.string(), name: z.string(), deleted: z.boolean(), calls, items: calls }),
  ),
  cost: z.object({
    tiers: z.array(
      z.object({ from: calls, to: calls.nullable(), price_per_call: z.number(), calls, cost: z.number() }),
    ),
    total: z.number(),
  }),
});

export type UsageQuery = z.infer<typeof usageQuery>;
export type UsageWire = z.infer<typeof usageWire>;
