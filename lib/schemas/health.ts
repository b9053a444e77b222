import { z } from "zod";

export const healthWire = z.object({ status: z.enum(["ok", "degraded"]), database: z.enum(["ok", "unreachable"]) });
/** The process answers, whatever is away. */
export const liveWire = z.object({ status: z.literal("ok") });
/** `ending`: it was asked to end, and finishes what it has. */
export const readyWire = z.object({
  status: z.enum(["ok", "degraded", "ending"]),
  database: z.enum(["ok", "unreachable"]),
});
