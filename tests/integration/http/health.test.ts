import { describe, expect, it } from "vitest";
import { GET as live } from "@/app/api/health/live/route";
import { GET as ready } from "@/app/api/health/ready/route";
import { GET as health } from "@/app/api/health/route";
import { closeDatabase, pool } from "@/server/db/client";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const AWAY = { DATABASE_URL: "postgresql://nobody:nothing@127.0.0.1:1/none" };

describe("GET /api/health", () => {
  it("answers 200 while the database answers", async () => {
    expect(await call(health)).toMatchObject({ status: 200, body: { status: "ok", database: "ok" } });
  });

  it("answers while requests use every connection of the pool", async () => {
    const connections = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
    const waiting = pool.query("SELECT 1");
    try {
      expect(await call(health)).toMatchObject({ status: 200, body: { status: "ok", database: "ok" } });
      expect(pool.waitingCount).toBeGreaterThan(0); // the query above, and what other work of this process asks
    } finally {
      for (const client of connections) client.release();
      await waiting;
    }
  });

  it("does not report the database because its own machine stood still", async () => {
    await call(health); // the connection is open
    const answer = call(health);
    await new Promise((resolve) => setImmediate(resolve));
    // Longer than a health check waits. The answer lies ready afterwards, and so does the end of the wait.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000);
    expect(await answer).toMatchObject({ status: 200, body: { status: "ok", database: "ok" } });
  });

  it("answers 503 while the database is unavailable, without the reason", async () => {
    await closeDatabase();
    useSettings(AWAY);
    expect(await call(health)).toMatchObject({ status: 503, body: { status: "degraded", database: "unreachable" } });
    await closeDatabase();
  });
});

describe("the probes for liveness and readiness", () => {
  it("both succeed while all is well", async () => {
    expect(await call(live)).toMatchObject({ status: 200, body: { status: "ok" } });
    expect(await call(ready)).toMatchObject({ status: 200, body: { status: "ok", database: "ok" } });
  });

  it("without the database report live, so that nothing restarts the server, and not ready", async () => {
    await closeDatabase();
    useSettings(AWAY);
    expect((await call(live)).status).toBe(200);
    expect(await call(ready)).toMatchObject({ status: 503, body: { status: "degraded", database: "unreachable" } });
    await closeDatabase();
  });

  it("of a server that is about to stop report live and not ready", async () => {
    const flags = globalThis as unknown as { forkprintIsEnding?: boolean };
    flags.forkprintIsEnding = true;
    try {
      expect((await call(live)).status).toBe(200);
      expect(await call(ready)).toMatchObject({ status: 503, body: { status: "ending", database: "ok" } });
    } finally {
      delete flags.forkprintIsEnding;
    }
  });
});
