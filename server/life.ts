import { announceEnd, endSignal, runInBackground, settleBackground } from "./background";
import { closeDatabase } from "./db/client";
import { loadValues } from "./db/values/load-values";
import { loadEnv } from "./env";
import { startSweeping } from "./storage/start-sweeping";

const PAUSE_MS = 100;

/** Called by scripts/server.mjs, which runs in the same process but outside the bundle. */
const held = globalThis as unknown as { forkprintShutdown?: () => Promise<void> };

/** The beginning of the application's process, and what has to happen at its end. */
export function startLife(): void {
  loadEnv();
  const stopSweeping = startSweeping();
  held.forkprintShutdown = async () => {
    stopSweeping();
    announceEnd();
    await settleBackground();
    await closeDatabase();
  };
  runInBackground("loading what is known of foods", () => loadValues({ pauseMs: PAUSE_MS, signal: endSignal }));
}
