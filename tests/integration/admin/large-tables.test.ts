import { describe, expect, it } from "vitest";
import { readRows, rowOrder } from "@/server/admin/rows/list-rows";
import { sqlOrder, startNear } from "@/server/admin/rows/signposts";
import { getModel } from "@/server/admin/schema/admin-model";
import { db, pool } from "@/server/db/client";

const model = getModel("favorite_items");
const ALL = { text: "true", values: [] };

/** Names sort differently from ids and times, and several rows share one time. */
const addItems = (from: number, to: number) => `
  INSERT INTO favorite_items (id, name, normalized_name, type, created_at)
  SELECT gen_random_uuid(), name, name, 'food', timestamptz '2026-01-01Z' + n / 7 * interval '1 second'
  FROM (SELECT n, md5('item' || n) AS name FROM generate_series(${from}, ${to}) n) made`;

/** Publishes its statistics at once; a connection otherwise does so within seconds. */
async function write(text: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(text);
    await client.query("SELECT pg_stat_force_next_flush()");
  } finally {
    client.release();
  }
}

async function pagesAt(sort: string, offset: number) {
  const order = rowOrder(model, sort);
  const start = await startNear(model, order, offset);
  const slice = { order: sqlOrder(order), limit: 20 };
  const slow = await readRows(model, ALL, { ...slice, offset });
  const near = start ? { text: start.text, values: [...start.values] } : ALL;
  const fast = await readRows(model, near, { ...slice, offset: start?.offset ?? offset });
  return { slow: slow.map(({ id }) => id), fast: fast.map(({ id }) => id), start };
}

describe("a page far back in a large table", () => {
  it("contains the same rows as a walk over all rows, in every order and after every change", async () => {
    await write(addItems(1, 31_000));
    const orders = ["", "name", "-name", "created_at", "-created_at", "-id"];
    for (const sort of orders) {
      for (const offset of [0, 9_990, 10_000, 10_001, 19_995, 20_000, 29_999, 31_200]) {
        const { slow, fast, start } = await pagesAt(sort, offset);
        expect(fast, `${sort} ${offset}`).toEqual(slow);
        expect(start === null ? 0 : start.offset).toBeLessThanOrEqual(offset >= 30_000 ? 10_000 : 9_999);
        expect(start === null).toBe(offset < 10_000);
      }
    }
    await write(`DELETE FROM favorite_items WHERE name < '2'; ${addItems(31_001, 34_000)}`);
    for (const sort of orders) {
      const { slow, fast } = await pagesAt(sort, 20_010);
      expect(fast, sort).toEqual(slow);
    }
  });

  it("is found by a walk over all rows if its order is by a nullable column", async () => {
    await write(addItems(1, 12_000));
    expect(model.columns.find(({ name }) => name === "created_by_id")?.nullable).toBe(true);
    const { slow, fast, start } = await pagesAt("created_by_id", 11_000);
    expect([start, fast]).toEqual([null, slow]);
  });
});

describe("the stored counts of all foods and of waiting foods", () => {
  const kept = async () => {
    const { _sum } = await db.ingredientCountChange.aggregate({ _sum: { everything: true, waiting: true } });
    return [Number(_sum.everything), Number(_sum.waiting)];
  };
  const counted = async () => [await db.ingredient.count(), await db.ingredient.count({ where: { confirmed: false } })];

  it("equal a slow count, whoever adds, confirms, reopens or removes foods, also concurrently", async () => {
    const before = await kept();
    expect(before).toEqual(await counted());
    const add = (word: string, many: number) =>
      pool.query(
        `INSERT INTO ingredients (id, name, normalized_name, category, origin, confirmed, updated_at)
       SELECT gen_random_uuid(), $1 || n, $1 || n, 'Other', 'inferred', n % 3 = 0, now() FROM generate_series(1, $2::int) n`,
        [word, many],
      );
    await Promise.all(Array.from({ length: 8 }, (_, i) => add(`zorblax ${i} `, 30)));
    expect(await kept()).toEqual(await counted());
    await Promise.all([
      pool.query("UPDATE ingredients SET confirmed = NOT confirmed WHERE name LIKE 'zorblax 1 %'"),
      pool.query("UPDATE ingredients SET confirmed = true WHERE name LIKE 'zorblax 2 %'"),
      pool.query("DELETE FROM ingredients WHERE name LIKE 'zorblax 3 %'"),
    ]);
    const [everything = 0, waiting = 0] = await kept();
    expect([everything, waiting]).toEqual(await counted());
    expect(waiting - (before[1] ?? 0)).toBe(5 * 20 + 10);
    await pool.query("SELECT rebuild_ingredient_counts()");
    expect(await kept()).toEqual([everything, waiting]);
  });
});
