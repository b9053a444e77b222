import { randomUUID } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.useRealTimers();
});

/** Loads the module again, as another process would: it shares the database, but not the memory. */
async function anotherProcess() {
  vi.resetModules();
  return (await import("@/server/limits/rate-limits")).consumeLeased;
}

it("twenty processes with few calls each do not use up the limit in unused leases", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const address = randomUUID();
  const processes = await Promise.all(Array.from({ length: 20 }, anotherProcess));
  // In one minute, each process calls every seven seconds: 160 of 1,200 allowed calls in all.
  for (let round = 0; round < 8; round++) {
    for (const consumeLeased of processes) await consumeLeased("oauth_address", address);
    vi.setSystemTime(Date.now() + 7_000);
  }
});

it("all processes together never exceed the limit", async () => {
  vi.useFakeTimers({ toFake: ["Date"] }); // All calls are of one window, however long they take.
  const address = randomUUID();
  const processes = await Promise.all(Array.from({ length: 7 }, anotherProcess));
  let passed = 0;
  for (let call = 0; call < 1_400; call++) {
    const outcome = await processes[call % 7]?.("oauth_address", address).catch((error: Error) => error);
    if (outcome === undefined) passed++;
  }
  expect(passed).toBe(1_200);
});

it("points that were leased in one window are not spent in the next", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const address = randomUUID();
  const consumeLeased = await anotherProcess();
  await consumeLeased("oauth_address", address);
  vi.setSystemTime(Date.now() + 60_001);
  let passed = 0;
  while (passed < 1_300 && !(await consumeLeased("oauth_address", address).catch((error: Error) => error))) passed++;
  expect(passed).toBe(1_200);
});
