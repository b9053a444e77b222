import { setTimeout as sleep } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { poolConfig } from "@/server/db/client";
import { isDatabaseUnavailable } from "@/server/db/errors";
import { PrismaClient } from "@/server/db/generated/client";
import { env } from "@/server/env";
import { DatabaseLine } from "../../support/database-line";

let line: DatabaseLine;
let pool: pg.Pool;
let client: PrismaClient;

function impatient(address: string): string {
  const url = new URL(address);
  const seconds = { socket_timeout: "1", connect_timeout: "1", connection_limit: "2" };
  for (const [name, value] of Object.entries(seconds)) url.searchParams.set(name, value);
  return url.href;
}

beforeEach(async () => {
  line = await DatabaseLine.to(env.DATABASE_URL);
  pool = new pg.Pool(poolConfig(impatient(line.url)));
  pool.on("error", () => undefined);
  pool.on("connect", (connection) => connection.on("error", () => undefined));
  client = new PrismaClient({ adapter: new PrismaPg(pool) });
  await withPatience(() => client.user.count());
});

afterEach(async () => {
  await client.$disconnect();
  await pool.end();
  await line.close();
});

/**
 * Asks until there is an answer: to such an impatient client, a machine that stands still for a second is
 * unavailable, too.
 */
const withPatience = <T>(ask: () => Promise<T>): Promise<T> => vi.waitFor(ask, { timeout: 60_000 });

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe("a database that sends nothing more on connections that stay open", () => {
  it("is reported as unavailable, and as available again when it answers", async () => {
    line.freeze();
    const failures = await Promise.all([
      failureOf(client.user.count()),
      failureOf(pool.query("SELECT 1")),
      failureOf(client.$transaction((tx) => tx.user.count())),
    ]);
    expect(failures.map(isDatabaseUnavailable)).toEqual([true, true, true]);
    await line.mend();
    expect(await withPatience(() => client.user.count())).toBe(0);
  });

  it("ends a transaction under way together with its connection, so that nobody else continues it", async () => {
    const lost = client.$transaction(async (tx) => {
      await tx.$executeRaw`CREATE TEMPORARY TABLE half_done ON COMMIT DROP AS SELECT 1`;
      line.freeze();
      await tx.user.count();
    });
    expect(isDatabaseUnavailable(await failureOf(lost))).toBe(true);
    await line.mend();
    for (const _ of ["one connection", "the other"]) {
      const { rows } = await withPatience(() =>
        pool.query("SELECT now() = statement_timestamp() AS is_own, to_regclass('pg_temp.half_done') AS half"),
      );
      expect(rows).toEqual([{ is_own: true, half: null }]);
    }
  });

  it("keeps a connection that only pauses between two statements for less than the limit", async () => {
    for (;;) {
      const connection = await withPatience(() => pool.connect());
      const waits: number[] = [];
      const askAfterAWait = async () => {
        const began = performance.now();
        await sleep(600);
        const answer = await failureOf(connection.query("SELECT 1"));
        waits.push(performance.now() - began);
        return answer;
      };
      const failures = [await askAfterAWait(), await askAfterAWait()];
      connection.release(failures[1] !== null);
      // A machine that stood still made a wait longer than allowed, which proves nothing.
      if (failures.some(Boolean) && waits.some((ms) => ms > 900)) continue;
      expect(failures).toEqual([null, null]);
      return;
    }
  });
});
