import { afterAll, beforeAll, expect, it } from "vitest";
import { GET as search } from "@/app/api/recipes/search/route";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import { db, pool } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

/**
 * More recipes than a search looks at first (4,000), than it sorts (2,500) and than it counts (1,000). For each course:
 * the number of its recipes, which are written from oldest to newest. Every two recipes share one time.
 */
const COURSES = [
  ...[
    { course: "soup", many: 6_200 },
    { course: "salad", many: 1_500 },
    { course: "bread", many: 300 },
  ],
  ...[
    { course: "main", many: 3_200 },
    { course: "dessert", many: 1_100 },
  ],
];
let cook: SignedInPerson;

beforeAll(async () => {
  await db.recipe.deleteMany();
  cook = await createSignedInPerson();
  const client = await pool.connect();
  try {
    // Writes without triggers, as a restored backup is written; the counters are then calculated again.
    await client.query("BEGIN; SET LOCAL session_replication_role = replica");
    await client.query(
      `INSERT INTO recipes (id, origin, title, source_url, source_url_normalized, is_public, total_minutes, course, created_at, updated_at)
       SELECT gen_random_uuid(), 'parsed', course || ' ' || n, 'https://many.example/' || n, 'https://many.example/' || n, true,
         CASE WHEN n % 7 <> 0 THEN n * 31 % 240 END, course, '2026-01-01'::timestamptz + (n / 2) * interval '1 minute', now()
       FROM (SELECT course, row_number() OVER (ORDER BY place, m) AS n
         FROM unnest($1::text[], $2::int[]) WITH ORDINALITY each(course, many, place), generate_series(1, many) m) numbered`,
      [COURSES.map(({ course }) => course), COURSES.map(({ many }) => many)],
    );
    await client.query(
      `INSERT INTO recipes (id, origin, title, owner_id, is_public, course, total_minutes, created_at, updated_at)
       SELECT gen_random_uuid(), 'created', 'My ' || course, $1, false, course, 17, '2026-01-02', now() FROM unnest($2::text[]) course`,
      [cook.id, COURSES.map(({ course }) => course)],
    );
    await client.query("COMMIT");
    await client.query("SELECT rebuild_public_recipe_count()");
    await client.query("ANALYZE recipes");
  } finally {
    client.release();
  }
}, 60_000);
afterAll(async () => {
  await db.recipe.deleteMany();
});

const asked = COURSES.flatMap(({ course }) =>
  [1, 3, 50].flatMap((page) => ["best", "quickest"].map((sort) => ({ course, page, sort }))),
);

it.each(asked)(
  "page $page of $course, sorted by $sort, contains what a scan of all recipes finds",
  async ({ course, page, sort }) => {
    for (const reader of [null, cook]) {
      const { rows: all } = await pool.query<{ id: string; isTimed: boolean }>(
        `SELECT id, total_minutes IS NOT NULL AS "isTimed" FROM recipes WHERE course = $1 AND (is_public OR owner_id = $2)
       ORDER BY ${sort === "quickest" ? "total_minutes NULLS LAST," : ""} created_at DESC, id DESC`,
        [course, reader?.id ?? null],
      );
      const { body } = await call<RecipeSearchWire>(search, {
        path: `/api/recipes/search?course=${course}&page=${page}&page_size=20&sort=${sort}`,
        ...(reader ? { token: reader.token } : {}),
      });
      expect(body.items.map(({ id }) => id)).toEqual(all.slice((page - 1) * 20, page * 20).map(({ id }) => id));
      expect(body.total_count).toBe(Math.min(1000, all.length));
    }
  },
);
