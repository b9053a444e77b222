import { expect, it, onTestFinished, vi } from "vitest";
import { closeDatabase, db, pool } from "@/server/db/client";
import { env } from "@/server/env";
import { useSettings } from "../../support/settings";

it("a transaction waits for a connection as long as the settings allow, as a statement does", async () => {
  const url = new URL(env.DATABASE_URL);
  url.searchParams.set("connection_limit", "1");
  url.searchParams.set("connect_timeout", "30");
  await closeDatabase();
  onTestFinished(closeDatabase);
  useSettings({ DATABASE_URL: url.href });
  expect(await db.user.count()).toBe(0); // Prisma is loaded
  const only = await pool.connect();

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const counted = db.$transaction((tx) => tx.user.count()).then(String, String);
  while (pool.waitingCount === 0) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(25_000);
  only.release();
  expect(await counted).toBe("0");
});
