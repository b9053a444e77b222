import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { environmentWithoutSettings } from "@/scripts/process/environment";
import { isAlive } from "@/server/db/embedded/postmaster";

const POLL_MILLISECONDS = 20;

/** One process that answers: enough for most tests, and started in half the time of two. */
export const ONE_PROCESS = { WORKERS: "1" };

export type StartOptions = { dataDir: string; port: number; env?: Record<string, string>; throughNpm?: boolean };

/** The start command as a separate process, with its output. */
export class StartedProcess {
  readonly child: ChildProcess;
  readonly dataDir: string;
  readonly url: string;
  output = "";
  readonly exit: Promise<number | null>;

  constructor({ dataDir, port, env = {}, throughNpm = false }: StartOptions) {
    this.dataDir = dataDir;
    this.url = `http://127.0.0.1:${port}`;
    const [program, ...options] = throughNpm ? ["npm", "start"] : [process.execPath, "scripts/run.mjs", "start"];
    this.child = spawn(program ?? "", options, {
      env: { ...environmentWithoutSettings(), PORT: String(port), DATA_DIR: dataDir, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        this.output += chunk.toString("utf8");
      });
    }
    this.exit = new Promise((resolve) => this.child.once("close", (code) => resolve(code)));
  }

  /** Waits until the product reports that it is ready. */
  async ready(): Promise<this> {
    let hasEnded = false;
    void this.exit.then(() => {
      hasEnded = true;
    });
    while (!/^ready in [\d.]+ s$/m.test(this.output)) {
      if (hasEnded) throw new Error(`It ended instead of getting ready:\n${this.output}`);
      await sleep(POLL_MILLISECONDS);
    }
    return this;
  }

  /** The process ids by role. With DATABASE_URL there is no record of them. */
  pids(): { command: number; server: number; servers: number[]; postgres: number } {
    const lock = JSON.parse(readFileSync(path.join(this.dataDir, "running.json"), "utf8")) as {
      owner: { pid: number };
      children: { pid: number }[];
    };
    const postmaster = readFileSync(path.join(this.dataDir, "postgres", "postmaster.pid"), "utf8");
    return {
      command: lock.owner.pid,
      server: lock.children[0]?.pid ?? 0,
      servers: lock.children.map(({ pid }) => pid),
      postgres: Number(postmaster.split("\n")[0]),
    };
  }

  async stop(): Promise<number | null> {
    this.child.kill("SIGTERM");
    return this.exit;
  }

  async killEverything(): Promise<void> {
    const { command, servers, postgres } = this.pids();
    for (const pid of [command, ...servers, postgres].filter(isAlive)) process.kill(pid, "SIGKILL");
    await this.exit;
  }
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
