import { describe, expect, it, onTestFinished } from "vitest";
import { db, pool } from "@/server/db/client";
import { createFavorite, createIngredientPreference } from "../../factories/food";
import { createPerson } from "../../factories/people";

/**
 * The warnings of Node while `work` runs. node-postgres warns once per process, so this file has a process of its own.
 */
async function warningsOf(work: () => Promise<unknown>): Promise<string[]> {
  const warnings: string[] = [];
  const note = (warning: Error) => warnings.push(warning.message);
  process.on("warning", note);
  onTestFinished(() => void process.off("warning", note));
  await work();
  await new Promise((resolve) => setImmediate(resolve)); // warnings are emitted on the next turn
  return warnings;
}

describe("statements on one connection", () => {
  it("wait for each other when Prisma reads two relations inside a transaction", async () => {
    const { id } = await createPerson();
    await createIngredientPreference(id, "allergy");
    await createFavorite(id);
    let read: unknown;
    const warnings = await warningsOf(() =>
      db.$transaction(async (tx) => {
        const relations = { diets: true, healthConcerns: true, ingredientPreferences: true, favorites: true } as const;
        read = await tx.user.findUnique({ where: { id }, select: relations });
      }),
    );
    expect(read).toMatchObject({
      diets: [],
      ingredientPreferences: [{ preferenceType: "allergy" }],
      favorites: [{ userId: id }],
    });
    expect(warnings).toEqual([]);
  });

  it("are answered in the order of their requests, and a failing one stops none", async () => {
    const client = await pool.connect();
    onTestFinished(() => client.release());
    const order: number[] = [];
    const ask = (n: number, text: string) =>
      client.query(text).then(
        () => order.push(n),
        () => order.push(-n),
      );
    const warnings = await warningsOf(() =>
      Promise.all([ask(1, "SELECT pg_sleep(0.05)"), ask(2, "SELECT nothing"), ask(3, "SELECT 1")]),
    );
    await ask(4, "SELECT 1");
    expect(order).toEqual([1, -2, 3, 4]);
    expect(warnings).toEqual([]);
  });
});
