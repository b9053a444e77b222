import { describe, expect, it } from "vitest";
import { db, pool } from "@/server/db/client";

const migrationsApplied = async () =>
  Number((await pool.query<{ n: string }>(`SELECT count(*) AS n FROM "_prisma_migrations"`)).rows[0]?.n);

/** These tests run in order: each one fails if the one before it left something behind. */
describe.sequential("every test starts with the prepared database", () => {
  it("this test may add people", async () => {
    await db.user.create({ data: { email: "left@example.com", passwordHash: "x" } });
    expect(await db.user.count()).toBe(1);
  });

  it("this test finds no added people, and may remove prepared rows", async () => {
    expect(await db.user.count()).toBe(0);
    expect(await migrationsApplied()).toBeGreaterThan(0);
    await pool.query(`DELETE FROM "_prisma_migrations"`);
  });

  it("this test finds the removed rows again", async () => {
    expect(await migrationsApplied()).toBeGreaterThan(0);
  });
});
