import { spawn } from "node:child_process";
import { chown, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "@/server/start-error";
import { type Account, reachable } from "./account";
import { type Binaries, postgresEnvironment } from "./binaries";

/** The role everything runs as. It exists in the embedded server only, and owns it. */
export const ROLE = "forkprint";
const MAJOR_VERSION = "18";

export type Cluster = { folder: string; binaries: Binaries; account: Account | undefined; isDurable: boolean };

/** A data folder made by another major version of PostgreSQL cannot be read, and is not converted automatically. */
export async function requireMatchingVersion(folder: string): Promise<void> {
  const version = (await readFile(path.join(folder, "PG_VERSION"), "utf8")).trim();
  if (version === MAJOR_VERSION) return;
  throw new StartError(
    `The data in ${folder} was made by PostgreSQL ${version}; this program brings ${MAJOR_VERSION}. Convert it with pg_upgrade, or choose another folder with DATA_DIR.`,
  );
}

/**
 * Creates an empty cluster that asks for a password over TCP and offers no Unix socket. It is made in a draft folder
 * and renamed at the end, so that an interrupted attempt is never taken for a cluster.
 */
export async function initialise(cluster: Cluster, password: string): Promise<void> {
  const draft = `${cluster.folder}.new`;
  const passwordFile = `${cluster.folder}.password`;
  await rm(draft, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (cluster.account) {
    await chown(draft, cluster.account.uid, cluster.account.gid);
    await chown(passwordFile, cluster.account.uid, cluster.account.gid);
  }
  try {
    await runInitdb(cluster, draft, passwordFile);
    await rename(draft, cluster.folder);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

async function runInitdb({ binaries, account, isDurable }: Cluster, draft: string, passwordFile: string) {
  // Passed as an open file, because the account may lack access to its path.
  const handle = await open(passwordFile, "r");
  const isHandedOver = account && process.platform === "linux";
  const options = [
    `--pgdata=${reachable(draft, account)}`,
    `--username=${ROLE}`,
    "--auth=scram-sha-256",
    `--pwfile=${isHandedOver ? "/proc/self/fd/3" : passwordFile}`,
    "--encoding=UTF8",
    // The sort order must not depend on the system's locale tables: an update of those would corrupt indexes.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--no-instructions",
    ...(isDurable ? [] : ["--no-sync"]),
  ];
  try {
    const { code, output } = await run(binaries.initdb, options, draft, account, handle.fd);
    if (code !== 0) throw new StartError(explainInitdb(output, draft));
  } finally {
    await handle.close();
  }
}

function run(program: string, options: string[], cwd: string, account: Account | undefined, extra: number) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const stdio = ["ignore", "pipe", "pipe", extra] as const;
    const child = spawn(program, options, { ...account, cwd, env: postgresEnvironment(), stdio: [...stdio] });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}

function explainInitdb(output: string, draft: string): string {
  if (output.includes("No space left on device")) {
    return `The disk that holds ${path.dirname(draft)} is full. Free some space, then start again.`;
  }
  const reason = output.split("\n").find((line) => /error|fatal|could not/i.test(line)) ?? output.trim();
  return `The database could not be made in ${path.dirname(draft)} (${reason.trim()}). Put that right, or choose another folder with DATA_DIR.`;
}
