import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";
import { closeReplica, Replica } from "@/server/db/replica";
import { EmbeddedReplica } from "../../support/embedded-replica";
import { useSettings } from "../../support/settings";
import { freePort } from "../../support/started-process";

let folder: string;
let pair: EmbeddedReplica;
let primary: pg.Pool;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "forkprint-replica-"));
  pair = await EmbeddedReplica.start(folder);
  primary = new pg.Pool({ connectionString: pair.primary.url });
  await primary.query("CREATE TABLE notes (text TEXT NOT NULL)");
}, 120_000);
afterAll(async () => {
  await primary?.end();
  await pair?.stop();
  await rm(folder, { recursive: true, force: true });
});

const SOON = { timeout: 60_000, interval: 20 };
const COUNT = "SELECT count(*)::int AS count, pg_is_in_recovery() AS follows FROM notes";

function follow(url: string): Replica {
  const replica = new Replica(url, { primary, mostBehindMs: 400, lookEveryMs: 20, leftAloneMs: 50 });
  onTestFinished(() => replica.end());
  return replica;
}
const write = () =>
  primary.query("INSERT INTO notes VALUES ('new') RETURNING (SELECT count(*)::int + 1 FROM notes) AS count");
const written = async (): Promise<number> => (await write()).rows[0].count;

async function onReplica(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: pair.replica.url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

describe("a replica of the primary database", () => {
  it("answers with what was written to the primary", async () => {
    const replica = follow(pair.replica.url);
    const count = await written();
    await vi.waitFor(async () => {
      expect(await replica.read(COUNT, [])).toEqual([{ count, follows: true }]);
    }, SOON);
  });

  it("gets no statements while it lags more than allowed, and gets them again once it has caught up", async () => {
    const replica = follow(pair.replica.url);
    await vi.waitFor(async () => expect(await replica.read(COUNT, [])).not.toBeNull(), SOON);
    await onReplica("SELECT pg_wal_replay_pause()");
    const count = await written();
    await vi.waitFor(async () => expect(await replica.read(COUNT, [])).toBeNull(), SOON);
    expect(replica.behindMs).toBeGreaterThanOrEqual(400);
    await onReplica("SELECT pg_wal_replay_resume()");
    await vi.waitFor(async () => {
      expect(await replica.read(COUNT, [])).toEqual([{ count, follows: true }]);
    }, SOON);
  });

  it("is avoided while it is unavailable, and used again once it is back", async () => {
    const replica = follow(pair.replica.url);
    await vi.waitFor(async () => expect(await replica.read(COUNT, [])).not.toBeNull(), SOON);
    await pair.kill("replica");
    // Sessions of a killed server continue until they notice.
    await vi.waitFor(async () => expect(await replica.read(COUNT, [])).toBeNull(), SOON);
    const count = await written();
    await pair.startAgain("replica");
    await vi.waitFor(async () => {
      expect(await replica.read(COUNT, [])).toEqual([{ count, follows: true }]);
    }, SOON);
  });

  it("answers null to a statement that it cannot run, and stays in use", async () => {
    const replica = follow(pair.replica.url);
    await vi.waitFor(async () => expect(await replica.read(COUNT, [])).not.toBeNull(), SOON);
    expect(await replica.read("INSERT INTO notes VALUES ('mine')", [])).toBeNull();
    await vi.waitFor(async () => expect(await replica.read(COUNT, [])).not.toBeNull(), SOON);
  });
});

describe("a database that is not a replica", () => {
  it("is not used as one, because its lag would be unknown", async () => {
    expect(await follow(pair.primary.url).read(COUNT, [])).toBeNull();
  });
});

const ONE = z.object({ one: z.number() });

describe("with DATABASE_REPLICA_URL", () => {
  it("the primary answers while the replica is unavailable", async () => {
    useSettings({ DATABASE_REPLICA_URL: `postgresql://nobody:none@127.0.0.1:${await freePort()}/forkprint` });
    onTestFinished(closeReplica);
    expect(await queryLaggingRows(ONE, Prisma.sql`SELECT ${1}::int AS one`)).toEqual([{ one: 1 }]);
  });

  it("an error of the statement itself is reported", async () => {
    useSettings({ DATABASE_REPLICA_URL: pair.replica.url });
    onTestFinished(closeReplica);
    await expect(queryLaggingRows(ONE, Prisma.sql`SELECT * FROM no_such_table`)).rejects.toThrow("no_such_table");
  });
});
