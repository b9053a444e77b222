import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const DEBIAN = "/usr/lib/postgresql";
const READY_MS = 60_000;

/** The folder of PostgreSQL's newest programs on Debian and its derivatives. @throws if there is none */
export function postgresPrograms(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number).filter(Boolean) : [];
  const newest = Math.max(...versions);
  const folder = path.join(DEBIAN, String(newest), "bin");
  if (!existsSync(path.join(folder, "pg_basebackup"))) throw missing("PostgreSQL", "postgresql");
  return folder;
}

/** The path of a system program. @throws if it does not exist */
export function programOf(name: string): string {
  const found = ["/usr/sbin", "/usr/bin", "/usr/local/bin"].map((folder) => path.join(folder, name)).find(existsSync);
  if (!found) throw missing(name, name);
  return found;
}

const missing = (what: string, packageName: string): Error =>
  new Error(`${what} is not installed: apt-get install ${packageName}`);

export type Account = { uid: number; gid: number } | undefined;

/** PostgreSQL and PgBouncer refuse to run as root; then they run as the account that Debian created for them. */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/** Programs get only this environment, without this machine's settings. */
const environmentOf = (env: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_ENV: "production",
  PATH: process.env.PATH,
  ...env,
});

/** Runs a program to its end. @throws with its output if it fails */
export function runAs(
  account: Account,
  program: string,
  options: readonly string[],
  env: Record<string, string> = {},
): string {
  return execFileSync(program, [...options], {
    ...account,
    cwd: "/",
    encoding: "utf8",
    env: environmentOf(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Programs that run until they are all stopped, in reverse order of their start. */
export class Programs {
  readonly #running: { name: string; child: ChildProcess; ended: Promise<void> }[] = [];
  #said = "";

  async start(
    name: string,
    program: string,
    options: readonly string[],
    { port, account, env = {} }: { port: number; account?: Account; env?: Record<string, string> },
  ): Promise<ChildProcess> {
    const child = spawn(program, [...options], {
      ...account,
      cwd: "/",
      env: environmentOf(env),
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        this.#said = (this.#said + chunk.toString("utf8")).slice(-20_000);
      });
    const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
    this.#running.push({ name, child, ended });
    const giveUpAt = Date.now() + READY_MS;
    while (!(await isOpen(port))) {
      if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error(`${name} did not start:\n${this.#said}`);
      await pause(50);
    }
    return child;
  }

  async stop(): Promise<void> {
    for (const { child, ended } of this.#running.reverse()) {
      // For PostgreSQL, SIGINT is a fast shutdown; it ends the other programs, too.
      child.kill("SIGINT");
      const hasEnded = await Promise.race([ended.then(() => true), pause(10_000, false)]);
      if (!hasEnded) child.kill("SIGKILL");
      await ended;
    }
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
