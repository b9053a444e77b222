import { execFileSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { migrate } from "@/server/db/migrate";
import { EmbeddedReplica } from "../support/embedded-replica";
import { freePort, StartedProcess } from "../support/started-process";

/** The processes that answer everybody. One more answers the large requests that they pass on. */
const WORKERS = 2;
/** Smaller than a few photos together. */
const DISK_BYTES = 256 * 1024;

/** The product as two processes behind one port and one for large requests, over a PostgreSQL and its replica. Each of these can be killed. */
export class ProductPair {
  private constructor(
    readonly databases: EmbeddedReplica,
    readonly product: StartedProcess,
  ) {}

  static async start(folder: string, smtpUrl: string): Promise<ProductPair> {
    const databases = await EmbeddedReplica.start(folder, {
      isDurable: true,
      prepare: async (url) => {
        await migrate(url, path.resolve("prisma", "migrations"));
      },
    });
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const dataDir = path.join(folder, "product");
    await mkdir(dataDir);
    const product = new StartedProcess({
      dataDir,
      port: await freePort(),
      env: {
        DATABASE_URL: databases.primary.url,
        DATABASE_REPLICA_URL: databases.replica.url,
        AUTH_SECRET: "an-auth-secret-of-the-faults-at-least-32",
        OAUTH_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
        SMTP_URL: smtpUrl,
        WORKERS: String(WORKERS),
        RATE_LIMIT_FACTOR: "1000",
        METRICS_TOKEN: METRICS_TOKEN,
      },
    });
    try {
      await product.ready();
    } catch (error) {
      await databases.stop();
      throw error;
    }
    return new ProductPair(databases, product);
  }

  get origin(): string {
    return this.product.url;
  }

  /**
   * Kills a database as a crash of its machine does, and starts it again in the same place, where it first replays its
   * log.
   */
  async killDatabase(which: "primary" | "replica"): Promise<void> {
    await this.databases.kill(which);
    await this.databases.startAgain(which);
  }

  /** The ids of the processes that answer requests, first those that answer everybody. */
  servers(): number[] {
    return childrenOf(this.product.child.pid ?? 0)
      .filter((child) => commandOf(child).includes("server.mjs"))
      .sort((a, b) => Number(isForLargeRequests(a)) - Number(isForLargeRequests(b)));
  }

  /** Kills one or all of the processes that answer requests, in the middle of their work. */
  killServers(which: "one" | "all"): void {
    for (const pid of this.servers().slice(0, which === "one" ? 1 : undefined)) process.kill(pid, "SIGKILL");
  }

  /** Whether all processes answer, and the database through them. */
  async isWhole(): Promise<boolean> {
    const ask = { signal: AbortSignal.timeout(3_000) };
    if ((await fetch(`${this.origin}/api/health/ready`, ask)).status !== 200) return false;
    return (await this.measured("forkprint_processes")) === WORKERS + 1;
  }

  /** The sum over all processes of what the product measured under this name. */
  async measured(name: string): Promise<number> {
    const answer = await fetch(`${this.origin}/api/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      signal: AbortSignal.timeout(5_000),
    });
    const lines = (await answer.text())
      .split("\n")
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
    return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" "))), 0);
  }

  /** Mounts a very small disk where photos are stored. Returns false where the system does not allow that. */
  async fillPhotoDisk(): Promise<boolean> {
    const photos = path.join(this.product.dataDir, "photos");
    await mkdir(photos, { recursive: true });
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_BYTES}`, "tmpfs", photos], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  }

  /** Makes the disk larger. */
  async makeRoom(): Promise<void> {
    const photos = path.join(this.product.dataDir, "photos");
    execFileSync("mount", ["-o", "remount,size=64m", photos], { stdio: "ignore" });
  }

  async stop(): Promise<void> {
    await this.product.stop();
    try {
      execFileSync("umount", [path.join(this.product.dataDir, "photos")], { stdio: "ignore" });
    } catch {
      // Nothing was mounted.
    }
    await this.databases.stop();
  }
}

const METRICS_TOKEN = "a-token-of-the-faults-only";

/** The ids of a process's children. Only on Linux, where /proc names the parent of each process. */
const childrenOf = (pid: number): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid);

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

const isForLargeRequests = (pid: number): boolean =>
  readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes("ANSWERS_LARGE_REQUESTS=true");

function parentOf(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(line.slice(line.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}
