import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { freePort, StartedProcess } from "../../support/started-process";
import { ADDRESS_HEADER } from "../hostile/api";

const PAGE_BYTES = 4096;

/** The started product with its own database, measured from outside. */
export class MeasuredProduct {
  private constructor(
    readonly product: StartedProcess,
    private readonly dataDir: string,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<MeasuredProduct> {
    const dataDir = await mkdtemp(path.join(tmpdir(), "forkprint-mixed-"));
    const product = new StartedProcess({
      dataDir,
      port: await freePort(),
      env: {
        CLIENT_IP_HEADER: ADDRESS_HEADER,
        // Rate limits are checked and counted as usual, but never reached.
        RATE_LIMIT_FACTOR: "100000",
        ...(process.env.WORKERS ? { WORKERS: process.env.WORKERS } : {}),
        ...env,
      },
    });
    try {
      await product.ready();
    } catch (error) {
      await rm(dataDir, { recursive: true, force: true });
      throw error;
    }
    return new MeasuredProduct(product, dataDir);
  }

  get origin(): string {
    return this.product.url;
  }

  /** The sum over the processes that answer requests. */
  async used(): Promise<{ megabytes: number; files: number; connections: number }> {
    const { servers } = this.product.pids();
    const each = await Promise.all(
      servers.map(async (pid) => ({
        bytes: Number((await readFile(`/proc/${pid}/statm`, "utf8")).split(" ")[1]) * PAGE_BYTES,
        files: (await readdir(`/proc/${pid}/fd`)).length,
      })),
    );
    return {
      megabytes: each.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024,
      files: each.reduce((sum, { files }) => sum + files, 0),
      connections: await this.#connections(),
    };
  }

  /** The product's connections to its database, counted by the database. */
  async #connections(): Promise<number> {
    const { databasePassword } = JSON.parse(await readFile(path.join(this.dataDir, "secrets.json"), "utf8")) as {
      databasePassword: string;
    };
    const pidFile = await readFile(path.join(this.dataDir, "postgres", "postmaster.pid"), "utf8");
    const { urlOfRunning } = await import("@/server/db/embedded/start");
    const client = new pg.Client({ connectionString: urlOfRunning(pidFile, databasePassword) });
    await client.connect();
    try {
      const { rows } = await client.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'forkprint'",
      );
      return rows[0]?.count ?? 0;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await this.product.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
