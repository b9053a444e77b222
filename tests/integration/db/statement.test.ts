import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { pool } from "@/server/db/client";
import { log } from "@/server/log";

let statement: typeof import("@/server/db/statement").statement;
beforeEach(async () => {
  vi.resetModules();
  ({ statement } = await import("@/server/db/statement"));
});
afterEach(() => pool.query("DEALLOCATE ALL"));

const prepared = async () => {
  const { rows } = await pool.query<{ name: string; runs: string }>(
    "SELECT name, generic_plans + custom_plans AS runs FROM pg_prepared_statements",
  );
  return rows;
};

describe("a statement", () => {
  it("is prepared once and returns checked rows", async () => {
    const add = statement(z.object({ sum: z.number() }), "SELECT $1::int + $2::int AS sum");
    expect(await add(1, 2)).toEqual([{ sum: 3 }]);
    expect(await add(20, 22)).toEqual([{ sum: 42 }]);
    expect(await prepared()).toEqual([{ name: expect.stringMatching(/^f_[0-9a-f]{32}$/), runs: "2" }]);
  });

  it("fails if its rows do not match the schema, instead of returning them", async () => {
    const wrong = statement(z.object({ sum: z.string() }), "SELECT 1 AS sum");
    await expect(wrong()).rejects.toThrow(/expected string/);
  });

  it("runs unprepared behind a pooler that gives each one to another session", async () => {
    const warned = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    ({ statement } = await import("@/server/db/statement"));
    const one = statement(z.object({ one: z.number() }), "SELECT 1 AS one");
    await one();
    await pool.query("DEALLOCATE ALL");
    expect(await one()).toEqual([{ one: 1 }]);
    expect(await one()).toEqual([{ one: 1 }]);
    expect(await prepared()).toEqual([]);
    warned.mockRestore();
  });

  it("that is wrong fails once, and is not tried a second time", async () => {
    await pool.query("CREATE SEQUENCE tries");
    const wrong = statement(
      z.object({ x: z.number() }),
      "SELECT (1 / (nextval('tries') - nextval('tries') + 1))::int AS x",
    );
    await expect(wrong()).rejects.toThrow(/division by zero/);
    const { rows } = await pool.query("SELECT last_value FROM tries");
    expect(rows).toEqual([{ last_value: "2" }]);
    await pool.query("DROP SEQUENCE tries");
  });
});
