import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { setPriority } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartError } from "@/server/start-error";
import { chooseAccount, isRoot, reachable } from "./account";
import { findBinaries, postgresEnvironment } from "./binaries";
import { type Cluster, initialise, ROLE, requireMatchingVersion } from "./initialise";
import { memorySettings } from "./memory";
import { findPostmaster, removeStalePidFile, stopPostmaster } from "./postmaster";
import { ServerLog } from "./server-log";

const LOOPBACK = "127.0.0.1";
const DATABASE = "forkprint";
/** Recovery after a crash replays what was written since the last checkpoint; minutes at the very worst. */
const READY_MILLISECONDS = 300_000;
const POLL_MILLISECONDS = 50;
const REFUSED_MILLISECONDS = 500;
const ATTEMPTS = 5;
/**
 * The same priority as the thread that answers requests (scripts/server.mjs), because that thread waits for one
 * statement after the other.
 */
const NICE = -5;

export type EmbeddedDatabase = {
  url: string;
  port: number;
  pid: number;
  log: ServerLog;
  /** Resolves when the server has stopped, on request or by itself. */
  ended: Promise<void>;
  /** `isPatient: false` stops at once; the next start recovers. */
  stop: (isPatient?: boolean) => Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  password: string;
  /**
   * The previous port, when the server is restarted, so that existing clients find it. Another port is used if it is
   * taken.
   */
  preferredPort?: number;
  /** False only for temporary databases of tests, which a crash of the machine loses. */
  isDurable?: boolean;
};

/**
 * Starts PostgreSQL over `dataDir`/postgres on a free loopback port, making the cluster when there is
 * none. Whoever calls it holds the lock of `dataDir`: a server found running there was left behind.
 * @throws StartError
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = path.join(options.dataDir, "postgres");
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  await requireOwnFolder(folder);
  const account = chooseAccount(folder);
  const binaries = await findBinaries(options.dataDir, account);
  const cluster: Cluster = { folder, binaries, account, isDurable: options.isDurable ?? true };
  if (existsSync(folder)) await requireMatchingVersion(folder);
  else await initialise(cluster, options.password);
  await endLeftOver(folder);
  const log = new ServerLog(options.dataDir);
  const { child, port } = await launch(cluster, options, log);
  const stop = (isPatient?: boolean) => stopPostmaster(child.pid ?? 0, isPatient);
  try {
    await createDatabase({ host: LOOPBACK, port, user: ROLE, password: options.password });
  } catch (error) {
    await stop();
    throw (await log.isOutOfSpace()) ? log.outOfSpace() : error;
  }
  return { url: urlOf(port, options.password), port, pid: child.pid ?? 0, log, ended: exitOf(child), stop };
}

const urlOf = (port: number, password: string): string =>
  `postgresql://${ROLE}:${encodeURIComponent(password)}@${LOOPBACK}:${port}/${DATABASE}`;

/** The address of a server that is running, read from its postmaster.pid: the fourth line is its port. */
export function urlOfRunning(pidFile: string, password: string): string | undefined {
  const lines = pidFile.split("\n").map((line) => line.trim());
  const port = Number(lines[3]);
  return port > 0 && lines[7] === "ready" ? urlOf(port, password) : undefined;
}

async function requireOwnFolder(folder: string): Promise<void> {
  if (!existsSync(folder) || isRoot()) return;
  if (statSync(folder).uid === process.getuid?.()) return;
  throw new StartError(
    `The data in ${folder} belongs to another user of this system. Start as that user, or choose another folder with DATA_DIR.`,
  );
}

async function endLeftOver(folder: string): Promise<void> {
  const pid = findPostmaster(folder);
  if (pid !== undefined) await stopPostmaster(pid);
  if (findPostmaster(folder) === undefined) await removeStalePidFile(folder);
}

async function launch(cluster: Cluster, { password, preferredPort }: EmbeddedOptions, log: ServerLog) {
  for (let attempt = 1; ; attempt += 1) {
    const port = attempt < ATTEMPTS && preferredPort ? preferredPort : await freePort();
    const child = await spawnServer(cluster, port, log);
    if (await isReady(child, { host: LOOPBACK, port, user: ROLE, password })) return { child, port };
    // Another program took the port, or sessions of a killed server have not released its shared memory yet.
    const passing = /could not bind|Address already in use|shared memory block .* is still in use/;
    if (!passing.test(await log.sinceStart()) || attempt === ATTEMPTS) throw await log.explain();
    await sleep(1000);
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, LOOPBACK, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

async function spawnServer({ folder, binaries, account, isDurable }: Cluster, port: number, log: ServerLog) {
  const settings = [
    `listen_addresses=${LOOPBACK}`,
    "unix_socket_directories=",
    "timezone=UTC",
    "log_timezone=UTC",
    // Logs no DETAIL, HINT, CONTEXT or statement: they contain the values of refused rows, emails among them.
    "log_error_verbosity=terse",
    "log_min_error_statement=panic",
    "log_parameter_max_length_on_error=0",
    // Pages are read in the session's own process: they are mostly in the machine's memory, and handing them over from
    // other processes takes longer than reading them.
    "io_method=sync",
    ...(isDurable ? memorySettings() : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
  ];
  // The log goes to a file, not to a pipe to us: the server must be able to run on, and log why it stops, after we
  // have ended.
  const output = await log.openForStart();
  try {
    const arguments_ = ["-D", reachable(folder, account), "-p", String(port), ...settings.flatMap((s) => ["-c", s])];
    const child = spawn(binaries.postgres, arguments_, {
      ...account,
      cwd: folder,
      env: postgresEnvironment(),
      stdio: ["ignore", output.fd, output.fd],
      // A process group of its own, so that Ctrl-C ends the application first and the database after it.
      detached: true,
    });
    if (child.pid !== undefined) raisePriority(child.pid);
    return child;
  } finally {
    await output.close();
  }
}

type Connection = { host: string; port: number; user: string; password: string };

const exitOf = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });

async function isReady(child: ChildProcess, connection: Connection): Promise<boolean> {
  let hasEnded = false;
  void exitOf(child).then(() => {
    hasEnded = true;
  });
  const giveUpAt = Date.now() + READY_MILLISECONDS;
  while (!hasEnded && Date.now() < giveUpAt) {
    const answer = await tryToConnect(connection);
    if (answer === "open") return true;
    await sleep(answer === "refused" ? REFUSED_MILLISECONDS : POLL_MILLISECONDS);
    if (answer === "refused" && !hasEnded) await refuse(child);
  }
  if (!hasEnded && child.pid) await stopPostmaster(child.pid);
  return false;
}

/**
 * It is our own server that refuses the connection: if another server held its port, ours would have stopped by now.
 */
async function refuse(child: ChildProcess): Promise<never> {
  if (child.pid) await stopPostmaster(child.pid);
  throw new StartError(
    "The embedded database refuses the password in DATA_DIR/secrets.json. Restore the file that belongs to this data.",
  );
}

async function tryToConnect(connection: Connection): Promise<"open" | "refused" | "not yet"> {
  const client = new pg.Client({ ...connection, database: "postgres", connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return "open";
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === "28P01" ? "refused" : "not yet";
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, database: "postgres" });
  client.on("error", () => undefined); // The query that meets the error reports it.
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** The server processes that it forks for connections have the same priority. */
function raisePriority(pid: number): void {
  try {
    setPriority(pid, NICE);
  } catch {
    // Only root, or a process with CAP_SYS_NICE, may raise it; otherwise the database competes on equal terms.
  }
}
