import { afterEach, expect, it, vi } from "vitest";
import { compareClocks, now } from "@/server/clock";
import { closeDatabase, db } from "@/server/db/client";
import { createFlow, redeem } from "../../factories/oauth-flow";

const SKEW_MS = 90_000;
const real = Date.now;

/** Sets this process's clock, as if it ran on another computer. */
function setOwnClock(aheadMs: number): void {
  vi.spyOn(Date, "now").mockImplementation(() => real() + aheadMs);
}

/** Opens new connections, which ask for the time again. */
async function reconnect(): Promise<void> {
  await closeDatabase();
  await db.$queryRaw`SELECT 1`;
}

afterEach(async () => {
  vi.restoreAllMocks();
  compareClocks(real(), real());
});

it.each([SKEW_MS, -SKEW_MS])(
  "a process whose clock is off by %i ms still reads the database's time",
  async (aheadMs) => {
    setOwnClock(aheadMs);
    await reconnect();
    expect(Math.abs(now().getTime() - real())).toBeLessThan(5_000);
  },
);

it.each([SKEW_MS, -SKEW_MS])("a code from a process whose clock was off by %i ms is redeemed", async (aheadMs) => {
  setOwnClock(aheadMs);
  await reconnect();
  const { client, code } = await createFlow();
  vi.restoreAllMocks();
  await reconnect();
  expect((await redeem(client, code)).status).toBe(200);
});
