import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pool } from "@/server/db/client";

const real = performance.now.bind(performance);
let passed = 0;

/** Lets time pass for the processes and for their common counters. */
async function pass(ms: number): Promise<void> {
  passed += ms;
  await pool.query("UPDATE rate_limits SET expire = expire - $1::bigint", [ms]);
}

beforeEach(() => {
  passed = 0;
  vi.spyOn(performance, "now").mockImplementation(() => real() + passed);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Loads the module again, as another process would: it shares the database, but not the memory. */
async function anotherProcess() {
  vi.resetModules();
  return (await import("@/server/limits/rate-limits")).consumeLeased;
}

it("twenty processes with few calls each do not use up the limit in unused leases", async () => {
  const address = randomUUID();
  const processes = await Promise.all(Array.from({ length: 20 }, anotherProcess));
  // In one minute, each process calls every seven seconds: 160 of 1,200 allowed calls in all.
  for (let round = 0; round < 8; round++) {
    for (const consumeLeased of processes) await consumeLeased("oauth_address", address);
    await pass(7_000);
  }
});

it("all processes together never exceed the limit", async () => {
  const address = randomUUID();
  const processes = await Promise.all(Array.from({ length: 7 }, anotherProcess));
  let allowed = 0;
  for (let call = 0; call < 1_400; call++) {
    const outcome = await processes[call % 7]?.("oauth_address", address).catch((error: Error) => error);
    if (outcome === undefined) allowed++;
  }
  expect(allowed).toBe(1_200);
});

it("points that were leased in one window are not spent in the next", async () => {
  const address = randomUUID();
  const consumeLeased = await anotherProcess();
  await consumeLeased("oauth_address", address);
  await pass(60_001);
  let allowed = 0;
  while (allowed < 1_300 && !(await consumeLeased("oauth_address", address).catch((error: Error) => error))) allowed++;
  expect(allowed).toBe(1_200);
});
