import type { z } from "zod";
import type { healthWire } from "@/lib/schemas/health";
import { pool } from "@/server/db/client";

/** Whether the database answers a query now. */
export async function getHealth(): Promise<z.infer<typeof healthWire>> {
  try {
    await pool.query("SELECT 1");
    return { status: "ok", database: "ok" };
  } catch {
    return { status: "degraded", database: "unreachable" };
  }
}
