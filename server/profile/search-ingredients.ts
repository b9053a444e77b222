import { z } from "zod";
import { MORE_WAY_KEYS } from "@/lib/dietary/more-ways";
import { normalizedName } from "@/lib/normalized-name";
import type { IngredientWire } from "@/lib/schemas/profile";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { foodsCalled } from "./foods-called";
import { COVERS_ITSELF, listCoverage } from "./list-coverage";

const ROW = z.object({ id: z.string(), name: z.string(), normalized_name: z.string(), slug: z.string().nullable() });

const likeEscaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/**
 * Ingredients whose name or synonym contains the text or resembles it (trigram similarity, for misspellings), or whose
 * name in one of the interface's languages begins with it. Exact names first, then beginnings, then groups before
 * single foods, then shorter names. The classifier's guesses and ways of eating, which are no foods, are left out.
 * Both comparisons use the trigram indexes.
 */
export async function searchIngredients(text: string, limit: number): Promise<IngredientWire[]> {
  const q = normalizedName(text);
  if (q.length < 2) return [];
  const holds = `%${likeEscaped(q)}%`;
  const begins = `${likeEscaped(q)}%`;
  const { same, begin } = foodsCalled(text);
  const rows = await queryRowsIn(
    db,
    ROW,
    Prisma.sql`
    WITH hits AS (
      SELECT id AS ingredient_id, normalized_name AS text FROM ingredients
        WHERE normalized_name LIKE ${holds} OR normalized_name % ${q}
          OR normalized_name = ANY (${[...same, ...begin]}::text[])
      UNION ALL
      SELECT ingredient_id, normalized_text FROM ingredient_synonyms
        WHERE normalized_text LIKE ${holds} OR normalized_text % ${q}
          OR normalized_text = ANY (${[...same, ...begin]}::text[])
    ), best AS (
      SELECT ingredient_id,
        min(CASE WHEN text = ${q} OR text = ANY (${same}::text[]) THEN 0
          WHEN text LIKE ${begins} OR text = ANY (${begin}::text[]) THEN 1 WHEN text LIKE ${holds} THEN 2 ELSE 3 END) AS tier,
        max(similarity(text, ${q})) AS closeness
      FROM hits GROUP BY ingredient_id
    )
    SELECT i.id, i.name, i.normalized_name, i.slug FROM best b JOIN ingredients i ON i.id = b.ingredient_id
    WHERE i.origin <> 'inferred' AND (i.slug IS NULL OR i.slug <> ALL (${MORE_WAY_KEYS}::text[]))
    ORDER BY b.tier, i.is_group DESC, b.closeness DESC, length(i.name), i.name
    LIMIT ${limit}`,
  );
  const coverage = await listCoverage(rows.map((row) => row.id));
  return rows.map(({ slug, ...row }) => ({
    ...row,
    ...(slug ? { key: slug } : {}),
    covers: coverage.get(row.id) ?? COVERS_ITSELF,
  }));
}
