import { readFile } from "node:fs/promises";
import path from "node:path";
import { DEV_DEFAULTS } from "@/scripts/process/dev-defaults";
import { readHolder } from "@/scripts/process/lock";

/** What the browser tests need of a running product that is not in its answers. */
export type RunningProduct = { dataDir: string; pagesPort: string; adminPassword: string };

/**
 * Finds the product that runs on this folder's data (DATA_DIR, or `.data`) and answers at an address.
 * @throws with what to start, if there is none
 */
export async function findRunning(address: string, source: NodeJS.ProcessEnv = process.env): Promise<RunningProduct> {
  const dataDir = path.resolve(source.DATA_DIR || ".data");
  const holder = await readHolder(path.join(dataDir, "running.json"));
  if (holder?.note !== new URL(address).origin) {
    throw new Error(
      `On the data in ${dataDir} ${holder ? `the product runs at ${holder.note}` : "no product runs"}, not at ${address}. Start it with \`npm run dev\`, and set FORKPRINT_URL to the address that it prints.`,
    );
  }
  const answer = await fetch(`${address}/api/health`);
  if (!answer.ok) throw new Error(`${address} is not ready (status ${answer.status}).`);
  const { adminPassword } = JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8"));
  const allowed = source.FETCH_ALLOW_HOSTS || DEV_DEFAULTS.FETCH_ALLOW_HOSTS;
  return { dataDir, pagesPort: allowed.replace(/^.*:/, ""), adminPassword: source.ADMIN_PASSWORD || adminPassword };
}
