import { z } from "zod";
import { DIARY_WHAT_MAX } from "@/lib/diary/limits";
import { notFound } from "@/lib/errors";
import type { DiaryBody, EatenWire } from "@/lib/schemas/diary";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import type { Caller } from "./access";

/** So many of each kind are offered. */
const OFFERED = 6;

const ROW = z.object({
  source: z.enum(["check", "visit", "recipe"]),
  id: z.string(),
  what: z.string(),
  day: z.string().nullable(),
  at: z.date().nullable(),
});

type Taken = NonNullable<Extract<DiaryBody, { kind: "eaten" }>["taken_from"]>;

/** `id`: only this one. What has no name is not offered. */
const checks = ({ userId }: Caller, id: string | null) => Prisma.sql`
  SELECT 'check' AS source, c.id, left(regexp_replace(coalesce(c.name, p.name, c.text), '\\s+', ' ', 'g'), ${DIARY_WHAT_MAX}) AS what, NULL::text AS day, c.checked_at AS at
  FROM food_checks c LEFT JOIN products p ON p.gtin = c.gtin
  WHERE c.user_id = ${userId}::uuid AND c.kind <> 'menu' AND coalesce(c.name, p.name, c.text) IS NOT NULL
    AND (${id}::uuid IS NULL OR c.id = ${id}::uuid)
  ORDER BY c.checked_at DESC, c.id DESC LIMIT ${OFFERED}`;
const visits = ({ userId }: Caller, id: string | null) => Prisma.sql`
  SELECT 'visit' AS source, t.id, left(v.name, ${DIARY_WHAT_MAX}) AS what, NULL::text AS day, t.check_in_time AS at
  FROM visits t JOIN venues v ON v.id = t.venue_id
  WHERE t.user_id = ${userId}::uuid AND (${id}::uuid IS NULL OR t.id = ${id}::uuid)
  ORDER BY t.check_in_time DESC, t.id DESC LIMIT ${OFFERED}`;
const recipes = ({ userId }: Caller, id: string | null) => Prisma.sql`
  SELECT 'recipe' AS source, k.id, left(k.title, ${DIARY_WHAT_MAX}) AS what, to_char(k.day, 'YYYY-MM-DD') AS day,
    NULL::timestamptz AS at
  FROM cookings k WHERE k.user_id = ${userId}::uuid AND (${id}::uuid IS NULL OR k.id = ${id}::uuid)
  ORDER BY k.day DESC, k.id DESC LIMIT ${OFFERED}`;
const QUERIES = { check: checks, visit: visits, recipe: recipes } as const;

/** What the caller may have eaten: the newest foods that they checked, visits, and recipes that they cooked. */
export async function listEaten(caller: Caller): Promise<EatenWire> {
  const rows = await queryRowsIn(
    db,
    ROW,
    Prisma.sql`(${recipes(caller, null)}) UNION ALL (${visits(caller, null)}) UNION ALL (${checks(caller, null)})`,
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at?.toISOString() ?? null }));
}

/** Errors: 404 for what is not the caller's. */
export async function nameOfEaten(tx: Transaction, caller: Caller, { source, id }: Taken): Promise<string> {
  const [row] = await queryRowsIn(tx, ROW, QUERIES[source](caller, id));
  if (!row) throw notFound("eatenFood");
  return row.what;
}
