import { z } from "zod";
import { timestamp } from "./text";

/** The activity on the Privacy tab. `purpose` null: older reads, summed. Times are in UTC. */
export const applicationActivityWire = z.object({
  reads: z.array(
    z.object({
      id: z.string(),
      application: z.string(),
      purpose: z.string().nullable(),
      fields: z.array(z.string()),
      reads: z.number().int(),
      first_at: timestamp,
      last_at: timestamp,
    }),
  ),
  notices: z.array(
    z.object({
      id: z.string(),
      application: z.string(),
      event: z.string(),
      scopes: z.array(z.object({ name: z.string(), description: z.string() })),
      at: timestamp,
      /** `no_address`: the application registered no address and was not notified. */
      state: z.enum(["told", "waiting", "given_up", "no_address"]),
      told_at: timestamp.nullable(),
      confirmed_at: timestamp.nullable(),
    }),
  ),
});
export type ApplicationActivityWire = z.infer<typeof applicationActivityWire>;
