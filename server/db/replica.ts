import pg from "pg";
import { z } from "zod";
import { env } from "@/server/env";
import { log } from "@/server/log";
import { metrics } from "@/server/metrics/metrics";
import { processWide } from "@/server/process-wide";
import { pool, poolConfig, prepareConnections, processesOfThisMachine } from "./client";
import { isDatabaseUnavailable } from "./errors";
import { queryText } from "./query-text";

/** When connecting to the replica takes longer than this, the primary answers instead. */
const CONNECT_MS = 1_000;

type Options = {
  /** A replica further behind than this is not used, so a change or withdrawal is missed for no longer than this. */
  mostBehindMs: number;
  /** How often the replica's lag is measured; not at all while nobody reads. */
  lookEveryMs: number;
  /** How long the replica is not tried after it failed, so that not every request waits for it in vain. */
  leftAloneMs: number;
  /** The primary that it is a replica of; the application's own database unless given. */
  primary?: Pick<pg.Pool, "query">;
};
const USUAL: Options = { mostBehindMs: 10_000, lookEveryMs: 1_000, leftAloneMs: 5_000 };

/** Positions in the write-ahead log, in bytes since its beginning, comparable on both servers. */
const WRITTEN = "SELECT (pg_current_wal_lsn() - '0/0')::float8 AS bytes";
const REPLAYED = "SELECT (pg_last_wal_replay_lsn() - '0/0')::float8 AS bytes, pg_is_in_recovery() AS follows";

const WRITTEN_ROW = z.object({ bytes: z.number() });
const REPLAYED_ROW = z.object({ bytes: z.number().nullable(), follows: z.boolean() });

/** The primary's log position `bytes` at time `at`. */
type Mark = { bytes: number; at: number };

/**
 * A read replica for answers that may be some seconds old. Its lag is measured by comparing the primary's log position
 * at a known moment with the position that the replica has replayed. Nothing is written for it, and no two clocks are
 * compared.
 */
export class Replica {
  readonly #pool: pg.Pool;
  readonly #options: Options;
  #marks: Mark[] = [];
  /** The replica has replayed everything that the primary had written up to this time. */
  #isCaughtUpWith = Number.NEGATIVE_INFINITY;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #look: Promise<void> | undefined;
  #leftAloneUntil = Number.NEGATIVE_INFINITY;

  constructor(url: string, options: Partial<Options> = {}) {
    this.#options = { ...USUAL, ...options };
    const config = poolConfig(url, processesOfThisMachine());
    const connectionTimeoutMillis = Math.min(CONNECT_MS, config.connectionTimeoutMillis ?? CONNECT_MS);
    this.#pool = new pg.Pool({ ...config, connectionTimeoutMillis });
    prepareConnections(this.#pool);
  }

  /** The rows, or null if the primary must be queried. Never throws. */
  async read(text: string, values: unknown[]): Promise<unknown[] | null> {
    if (!(await this.#isOfUse())) return null;
    try {
      const { rows } = await this.#pool.query(text, values);
      return rows;
    } catch (error) {
      // Other errors: the replay of a change cancelled the read, or the replica does not have a new table yet. If the
      // statement itself is wrong, the primary will say so.
      if (isDatabaseUnavailable(error)) this.#leaveAlone(error);
      return null;
    }
  }

  /** The replica's lag in milliseconds, as of the last measurement. */
  get behindMs(): number {
    return performance.now() - this.#isCaughtUpWith;
  }

  async end(): Promise<void> {
    await this.#look;
    await this.#pool.end();
  }

  async #isOfUse(): Promise<boolean> {
    const now = performance.now();
    if (now < this.#leftAloneUntil) return false;
    if (now - this.#lookedAt >= this.#options.lookEveryMs) {
      this.#look ??= this.#lookHowFar().finally(() => {
        this.#look = undefined;
      });
      // A recent measurement is good enough. Only the first read, and one after a pause, waits for a new measurement.
      if (this.behindMs >= this.#options.mostBehindMs) await this.#look;
    }
    return performance.now() >= this.#leftAloneUntil && this.behindMs < this.#options.mostBehindMs;
  }

  async #lookHowFar(): Promise<void> {
    const at = performance.now();
    this.#lookedAt = at;
    try {
      const [written] = await queryText(this.#options.primary ?? pool, WRITTEN_ROW, WRITTEN);
      this.#marks.push({ bytes: written?.bytes ?? Number.POSITIVE_INFINITY, at });
      const [replayed] = await queryText(this.#pool, REPLAYED_ROW, REPLAYED);
      if (!replayed?.follows) throw new Error("DATABASE_REPLICA_URL leads to a database that follows no other.");
      const reached = this.#marks.filter(({ bytes }) => bytes <= (replayed.bytes ?? -1));
      this.#isCaughtUpWith = Math.max(this.#isCaughtUpWith, ...reached.map((mark) => mark.at));
      this.#marks = this.#marks.filter((mark) => mark.at > this.#isCaughtUpWith).slice(-1_000);
    } catch (error) {
      this.#leaveAlone(error);
    }
  }

  #leaveAlone(error: unknown): void {
    if (performance.now() >= this.#leftAloneUntil)
      log.warn({ err: error }, "the replica cannot be read; the primary is asked instead");
    this.#leftAloneUntil = performance.now() + this.#options.leftAloneMs;
  }
}

const cached = processWide<{ url: string; replica: Replica } | undefined>("the replica", undefined);

function replica(): Replica | null {
  const url = env.DATABASE_REPLICA_URL;
  if (!url) return null;
  if (cached.value?.url !== url) cached.value = { url, replica: new Replica(url) };
  return cached.value.replica;
}

/** The rows from the replica, if one is configured and usable; null if the primary must be queried. */
export async function readFromReplica(text: string, values: unknown[]): Promise<unknown[] | null> {
  const rows = (await replica()?.read(text, values)) ?? null;
  if (env.DATABASE_REPLICA_URL) metrics().replicaReads.inc({ answered: rows === null ? "primary" : "replica" });
  return rows;
}

/** Closes the replica's connections: at shutdown, and between the databases of tests. */
export async function closeReplica(): Promise<void> {
  const open = cached.value?.replica;
  cached.value = undefined;
  await open?.end();
}
