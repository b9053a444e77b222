import type { z } from "zod";
import type { healthWire, readyWire } from "@/lib/schemas/health";
import { watchPool } from "@/server/db/client";
import { whileRunning } from "@/server/work/while-running";

/** How long a health check waits: a database that is slower than this is of no use to requests either. */
const PATIENCE_MS = 3000;

/** Whether the database answers a query now. */
export async function getHealth(): Promise<z.infer<typeof healthWire>> {
  const over = new AbortController();
  const answered = watchPool.query("SELECT 1").then(
    () => true,
    () => false,
  );
  const late = whileRunning(PATIENCE_MS, over.signal).then(
    () => false,
    () => false,
  );
  const isThere = await Promise.race([answered, late]);
  over.abort();
  return isThere ? { status: "ok", database: "ok" } : { status: "degraded", database: "unreachable" };
}

/**
 * Whether the load balancer should send requests here: the database answers, and this process is not shutting down.
 */
export async function getReadiness(): Promise<z.infer<typeof readyWire>> {
  const health = await getHealth();
  return globalThis.forkprintIsEnding ? { ...health, status: "ending" } : health;
}
