import { describe, expect, it } from "vitest";
import { GET as search } from "@/app/api/recipes/search/route";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import { db } from "@/server/db/client";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { createSignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

const PAGE = 20;
const MOST_COUNTED = 1_000;

/**
 * Stores more recipes than a search looks at first. For each of two diets, every n-th recipe fits: one by itself, the
 * other by its labels.
 */
async function store(count: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO recipes (id, origin, title, source_url, source_url_normalized, is_public, dietary_info, label_fits,
      has_unknown, has_undisclosed, engine_version, created_at, updated_at)
    SELECT gen_random_uuid(), 'parsed', 'Stew ' || n, 'https://many.example/' || n, 'https://many.example/' || n, true,
      jsonb_build_object('vegan', n % 3 = 0, 'vegetarian', n % 40 = 1, 'pescatarian', n % 1500 = 1, 'keto', n > 4500 AND n % 5 = 1),
      CASE WHEN n % 40 = 2 THEN ARRAY['vegetarian'] ELSE '{}' END, false, false,
      CASE WHEN n % 97 = 0 THEN 'another edition' ELSE ${analysisVersion()} END,
      timestamptz '2026-11-01Z' - n / 3 * interval '1 minute', now() FROM generate_series(1, ${count}::int) n`;
}

/** Also those that another edition read: they are kept until they are read again. */
const slowly = (diet: string, byLabel: boolean): Promise<{ id: string }[]> =>
  db.$queryRaw`SELECT id FROM recipes WHERE engine_version IS NOT NULL AND ((dietary_info->>${diet})::boolean
    OR (${byLabel} AND ${diet} = ANY (label_fits))) ORDER BY created_at DESC, id DESC`;

describe("a search without words", () => {
  it("finds what a scan of all recipes finds, whether many fit, few fit, or only old ones", async () => {
    await store(30_000);
    await db.$executeRaw`ANALYZE recipes`;
    for (const diet of ["vegan", "vegetarian", "pescatarian", "keto"] as const) {
      const found = await slowly(diet, false);
      const person = await createSignedInPerson();
      await db.userDiet.create({ data: { userId: person.id, diet, slot: 1 } });
      const fitting = await slowly(diet, true);
      for (const page of [1, 2, 7, 50]) {
        const at = (rows: { id: string }[]) => rows.slice((page - 1) * PAGE, page * PAGE).map(({ id }) => id);
        const requestParams = { page, page_size: PAGE };
        const filtered = await call<RecipeSearchWire>(search, { query: { ...requestParams, diet } });
        expect(
          filtered.body.items.map(({ id }) => id),
          `${diet}, page ${page}`,
        ).toEqual(at(found));
        expect(filtered.body.total_count).toBe(Math.min(MOST_COUNTED, found.length));
        const own = await call<RecipeSearchWire>(search, {
          token: person.token,
          query: { ...requestParams, fit: "standard" },
        });
        expect(
          own.body.items.map(({ id }) => id),
          `who is ${diet}, page ${page}`,
        ).toEqual(at(fitting));
        expect(own.body.total_count).toBe(Math.min(MOST_COUNTED, fitting.length));
        expect(own.body.hidden_count).toBe(MOST_COUNTED);
      }
    }
  });
});
