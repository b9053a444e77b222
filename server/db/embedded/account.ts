import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/** The account that PostgreSQL runs as; undefined for our own account, which PostgreSQL accepts unless it is root. */
export type Account = { uid: number; gid: number };

/** The uid of `nobody` on Linux, which is valid even in container images that list no accounts. */
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
 * When we are root, PostgreSQL runs as the owner of existing data, so that data made by an ordinary user stays
 * readable to that user; without data it runs as `nobody`, which every system has, so no account is ever created.
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
 * The name by which a server started in `folder` can reach that folder. Its account may lack access to the path above
 * it (a checkout under /root), but a process keeps the working directory that it had before it gave up its rights, and
 * Linux lets it reach that directory by this name.
 */
export function reachable(folder: string, account: Account | undefined): string {
  return account && process.platform === "linux" ? "/proc/self/cwd" : folder;
}
