import { z } from "zod";
import { MORE_WAY_KEYS } from "@/lib/dietary/more-ways";
import { LOCALES } from "@/lib/i18n/locales";
import type { IngredientWire } from "@/lib/schemas/profile";
import { normalizedName } from "@/lib/text/normalized-name";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { areNear } from "@/server/dietary/engine/read";
import { foodsCalled } from "./foods-called";
import { COVERS_ITSELF, listCoverage } from "./list-coverage";

const likeEscaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");

const HIT = z.object({
  id: z.string(),
  name: z.string(),
  normalized_name: z.string(),
  slug: z.string().nullable(),
  /** The names by which it was found only because they resemble the text. */
  near: z.array(z.string()),
  tier: z.number(),
});

/** Names that only resemble the text are compared by letters, and few of them are close enough. */
const MOST_NEAR = 60;
const RESEMBLES = 3;

/**
 * Ingredients whose name or synonym contains the text or is it with a slip of spelling, or whose name in one of the
 * interface's languages begins with it. Exact names first, a food's own before its synonyms, then
 * beginnings, then names that contain it; within these, groups before single foods, then shorter names. Slips are those that
 * the engine forgives in a menu (`areNear`), in words of the interface's languages: "drupe" is no grape, although
 * Danish grapes are "druer". The classifier's guesses and ways of eating, which are no foods, are left out. Both
 * comparisons use the trigram indexes.
 */
export async function searchIngredients(text: string, limit: number): Promise<IngredientWire[]> {
  const q = normalizedName(text);
  if (q.length < 2) return [];
  const hits = await findHits(q, foodsCalled(text));
  const found = hits.filter(({ tier, near }) => tier < RESEMBLES || near.some((name) => isSlipOf(q, name)));
  const rows = found.slice(0, limit);
  const coverage = await listCoverage(rows.map((row) => row.id));
  return rows.map(({ id, name, normalized_name, slug }) => ({
    id,
    name,
    normalized_name,
    ...(slug ? { key: slug } : {}),
    covers: coverage.get(id) ?? COVERS_ITSELF,
  }));
}

/** Word by word, because "processed meat" resembles "processed cheese" only as a whole. */
function isSlipOf(text: string, name: string): boolean {
  const [words, others] = [text.split(" "), name.split(" ")];
  return (
    words.length === others.length &&
    words.every((word, at) => word === others[at] || areNear(word, others[at] as string))
  );
}

function findHits(q: string, { same, begin }: ReturnType<typeof foodsCalled>) {
  const holds = `%${likeEscaped(q)}%`;
  const begins = `${likeEscaped(q)}%`;
  return queryRowsIn(
    db,
    HIT,
    Prisma.sql`
    WITH hits AS (
      SELECT id AS ingredient_id, normalized_name AS text, true AS is_name FROM ingredients
        WHERE normalized_name LIKE ${holds} OR normalized_name % ${q}
          OR normalized_name = ANY (${[...same, ...begin]}::text[])
      UNION ALL
      SELECT ingredient_id, normalized_text, false FROM ingredient_synonyms
        WHERE normalized_text LIKE ${holds} OR normalized_text = ANY (${[...same, ...begin]}::text[])
          OR (normalized_text % ${q} AND language = ANY (${[...LOCALES]}::text[]))
    ), placed AS (
      SELECT ingredient_id, text, is_name,
        CASE WHEN text = ${q} OR text = ANY (${same}::text[]) THEN 0
          WHEN text LIKE ${begins} OR text = ANY (${begin}::text[]) THEN 1 WHEN text LIKE ${holds} THEN 2
          ELSE ${RESEMBLES} END AS tier
      FROM hits
    ), best AS (
      SELECT ingredient_id, min(tier) AS tier, bool_or(is_name AND tier = 0) AS is_name,
        max(similarity(text, ${q})) AS closeness,
        array_agg(text) FILTER (WHERE tier = ${RESEMBLES}) AS near
      FROM placed GROUP BY ingredient_id
    )
    SELECT i.id, i.name, i.normalized_name, i.slug, b.tier, coalesce(b.near, '{}') AS near
    FROM best b JOIN ingredients i ON i.id = b.ingredient_id
    WHERE i.origin <> 'inferred' AND (i.slug IS NULL OR i.slug <> ALL (${MORE_WAY_KEYS}::text[]))
    ORDER BY b.tier, b.is_name DESC, i.is_group DESC, b.closeness DESC, length(i.name), i.name
    LIMIT ${MOST_NEAR}`,
  );
}
