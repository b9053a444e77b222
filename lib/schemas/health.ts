import { z } from "zod";

export const healthWire = z.object({ status: z.enum(["ok", "degraded"]), database: z.enum(["ok", "unreachable"]) });
/** The process answers, even if the services that it needs do not. */
export const liveWire = z.object({ status: z.literal("ok") });
/** `ending`: the process was told to stop and finishes its open requests. */
export const readyWire = z.object({
  status: z.enum(["ok", "degraded", "ending"]),
  database: z.enum(["ok", "unreachable"]),
});
