import { announceEnd, endSignal, runInBackground, settleBackground } from "./background";
import { closeDatabase } from "./db/client";
import { loadValues } from "./db/values/load-values";
import { loadEnv } from "./env";
import { purgeShadows } from "./grocery/purge-shadows";
import { sweepGrants } from "./oauth/sweep-grants";
import { repeatEvery } from "./repeat";
import { sweepStore } from "./storage/sweep";

/** So soon after an account is deleted are its photos gone from the store. */
const PHOTO_SWEEP_MS = 30_000;
const GRANT_SWEEP_MS = 30 * 60_000;
const SHADOW_PURGE_MS = 6 * 3_600_000;

const PAUSE_MS = 100;

/** Called by scripts/server.mjs, which runs in the same process but outside the bundle. */
const held = globalThis as unknown as { forkprintShutdown?: () => Promise<void> };

/** The beginning of the application's process, and what has to happen at its end. */
export function startLife(): void {
  loadEnv();
  const stops = [
    repeatEvery(PHOTO_SWEEP_MS, "removing discarded photos", sweepStore),
    repeatEvery(GRANT_SWEEP_MS, "removing expired grants", sweepGrants),
    repeatEvery(SHADOW_PURGE_MS, "forgetting deleted grocery lines", purgeShadows),
  ];
  held.forkprintShutdown = async () => {
    for (const stop of stops) stop();
    announceEnd();
    await settleBackground();
    await closeDatabase();
  };
  runInBackground("loading what is known of foods", () => loadValues({ pauseMs: PAUSE_MS, signal: endSignal }));
}
