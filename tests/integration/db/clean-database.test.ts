import { describe, expect, it } from "vitest";
import { db, pool } from "@/server/db/client";

const migrationsApplied = async () =>
  Number((await pool.query<{ n: string }>(`SELECT count(*) AS n FROM "_prisma_migrations"`)).rows[0]?.n);

/** These tests run in order: each one fails if the one before it left something behind. */
describe.sequential("every test finds the database as it was prepared", () => {
  it("may add people", async () => {
    await db.user.create({ data: { email: "left@example.com", passwordHash: "x" } });
    expect(await db.user.count()).toBe(1);
  });

  it("finds nobody; may remove what was prepared", async () => {
    expect(await db.user.count()).toBe(0);
    expect(await migrationsApplied()).toBeGreaterThan(0);
    await pool.query(`DELETE FROM "_prisma_migrations"`);
  });

  it("finds what was prepared", async () => {
    expect(await migrationsApplied()).toBeGreaterThan(0);
  });
});
