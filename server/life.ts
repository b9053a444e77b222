import { settleBackground } from "./background";
import { closeDatabase } from "./db/client";
import { loadEnv } from "./env";

/** Called by scripts/server.mjs, which runs in the same process but outside the bundle. */
const held = globalThis as unknown as { forkprintShutdown?: () => Promise<void> };

/** The beginning of the application's process, and what has to happen at its end. */
export function startLife(): void {
  loadEnv();
  held.forkprintShutdown = async () => {
    await settleBackground();
    await closeDatabase();
  };
}
