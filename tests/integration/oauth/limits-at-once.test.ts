import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { pool } from "@/server/db/client";
import { consumeLeased } from "@/server/limits/rate-limits";

const spent = async () => {
  const { rows } = await pool.query<{ points: number }>(
    "SELECT coalesce(sum(points), 0)::int AS points FROM rate_limits",
  );
  return rows[0]?.points;
};

it("simultaneous calls share one lease of a sixtieth of the limit", async () => {
  const address = randomUUID();
  await Promise.all(Array.from({ length: 50 }, () => consumeLeased("oauth_address", address)));
  // Fifty calls take three leases of twenty points, not fifty leases.
  expect(await spent()).toBe(60);
  await Promise.all(Array.from({ length: 10 }, () => consumeLeased("oauth_address", address)));
  expect(await spent()).toBe(60);
});

it("when no points are left, all waiting calls are refused, and none waits for ever", async () => {
  const address = randomUUID();
  const answers = await Promise.allSettled(Array.from({ length: 1300 }, () => consumeLeased("oauth_address", address)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1200);
  for (const answer of answers) {
    if (answer.status === "rejected") expect(answer.reason).toMatchObject({ code: "too_many_requests" });
  }
});
