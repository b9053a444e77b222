import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOUR_MS, MINUTE_MS } from "@/lib/durations";
import { pool } from "@/server/db/client";
import { sweepCounts } from "@/server/limits/count-attempt";
import { consumeLeased, consumeLimit, giveBackLeased, leasedState } from "@/server/limits/rate-limits";

const real = Date.now;
const setOwnClock = (aheadMs: number) => vi.spyOn(Date, "now").mockImplementation(() => real() + aheadMs);
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "allowed",
    (error: unknown) => error,
  );
const refused = (mostSeconds: number) => ({
  code: "too_many_requests",
  retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > mostSeconds - 120 && seconds <= mostSeconds),
});

let who: string;
beforeEach(() => {
  who = randomUUID();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([HOUR_MS, -HOUR_MS, 400 * 24 * HOUR_MS])("when a process's clock is set by %i ms", (aheadMs) => {
  it("a limit goes on in the same window, and says how long it really lasts", async () => {
    for (let index = 0; index < 10; index++) await consumeLimit("sign_in_account", who);
    setOwnClock(aheadMs);
    expect(await outcome(consumeLimit("sign_in_account", who))).toMatchObject(refused(900));
  });

  it("what was leased stays leased, and no more is allowed in all", async () => {
    for (let index = 0; index < 600; index++) await consumeLeased("oauth_address", who);
    setOwnClock(aheadMs);
    const { remaining, resetSeconds } = leasedState("oauth_address", who);
    expect([remaining, resetSeconds > 0 && resetSeconds <= 60]).toEqual([600, true]);
    for (let index = 0; index < 600; index++) await consumeLeased("oauth_address", who);
    expect(await outcome(consumeLeased("oauth_address", who))).toMatchObject({ code: "too_many_requests" });
  });

  it("what never began is given back", async () => {
    await consumeLeased("work_person", who, 100_000);
    const { remaining } = leasedState("work_person", who);
    setOwnClock(aheadMs);
    giveBackLeased("work_person", who, 100_000);
    expect(leasedState("work_person", who).remaining).toBe(remaining + 100_000);
  });
});

describe("when the database's clock goes back", () => {
  it("nobody waits longer than one window", async () => {
    for (let index = 0; index < 10; index++) await consumeLimit("sign_in_account", who);
    await pool.query("UPDATE rate_limits SET expire = expire + $1::bigint", [HOUR_MS]);
    expect(await outcome(consumeLimit("sign_in_account", who))).toMatchObject(refused(900));
  });
});

it("a counter that is full refuses, and never fails", async () => {
  await consumeLimit("recipe_characters_address", who, 900_000);
  await pool.query("UPDATE rate_limits SET points = 2147483000");
  for (let round = 0; round < 2; round++)
    expect(await outcome(consumeLimit("recipe_characters_address", who, 900_000))).toMatchObject(refused(3600));
});

it("a count is deleted once its window is over, and no earlier", async () => {
  await pool.query("DELETE FROM rate_limits");
  await consumeLimit("sign_in_account", who);
  await consumeLimit("sign_in_address", who);
  await pool.query("UPDATE rate_limits SET expire = expire - $1::bigint WHERE key LIKE 'sign_in_account%'", [
    16 * MINUTE_MS,
  ]);
  expect(await sweepCounts()).toBe(1);
  const { rows } = await pool.query<{ key: string }>("SELECT key FROM rate_limits");
  expect(rows).toEqual([{ key: expect.stringContaining("sign_in_address") }]);
});
