import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/** Whom PostgreSQL runs as. Absent: as ourselves, which it refuses only to root. */
export type Account = { uid: number; gid: number };

/** What Linux distributions and container images call it even when they list no account at all. */
const NOBODY = 65_534;

export const isRoot = (): boolean => process.getuid?.() === 0;

function idOf(flag: "-u" | "-g"): number {
  try {
    return Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return NOBODY;
  }
}

/**
 * Root starts PostgreSQL as the owner of existing data, so that data made by an ordinary user stays
 * readable to that user, and otherwise as `nobody`, which every system has: none is ever created.
 */
export function chooseAccount(clusterFolder: string): Account | undefined {
  if (!isRoot()) return undefined;
  if (existsSync(clusterFolder)) {
    const { uid, gid } = statSync(clusterFolder);
    if (uid !== 0) return { uid, gid };
  }
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/**
 * How a server started in `folder` names that folder. Another account may not be able to walk the path
 * down to it (a checkout under /root), yet a process keeps the working directory it was given before it
 * gave up its rights, and Linux lets it go there by this name.
 */
export function reachable(folder: string, account: Account | undefined): string {
  return account && process.platform === "linux" ? "/proc/self/cwd" : folder;
}
