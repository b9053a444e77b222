import { z } from "zod";
import { notFound } from "@/lib/errors";
import type { FoodCheckListWire, FoodCheckWire } from "@/lib/schemas/food-checks";
import { db } from "@/server/db/client";
import { type FoodCheck, Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { readTable } from "@/server/recipes/table/read-table";
import { menuRow } from "./menu-check";
import { productsOf, toCheckRow, toCheckWires } from "./wire";

type Caller = { userId: string };
const PAGE = 20;
const ID = z.object({ id: z.string() });

/** What the caller had checked, the newest first, each with the verdict of today. Errors: 404 for a foreign `before`. */
export async function listChecks(
  caller: Caller,
  { q, before }: { q?: string | undefined; before?: string | undefined },
): Promise<FoodCheckListWire> {
  const after = before === undefined ? null : await ownCheck(caller, before);
  const like = q ? `%${q.replace(/[\\%_]/g, "\\$&")}%` : null;
  const rows = await queryRowsIn(
    db,
    ID,
    Prisma.sql`
    SELECT c.id FROM food_checks c LEFT JOIN products p ON p.gtin = c.gtin
    WHERE c.user_id = ${caller.userId}::uuid
      AND (${like}::text IS NULL OR coalesce(c.name, p.name, '') ILIKE ${like} OR p.brand ILIKE ${like}
        OR c.gtin LIKE ${like} OR coalesce(c.text, p.ingredients, '') ILIKE ${like})
      AND (${after?.id ?? null}::uuid IS NULL
        OR (c.checked_at, c.id) < (${after?.checkedAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    ORDER BY c.checked_at DESC, c.id DESC LIMIT ${PAGE + 1}`,
  );
  const shown = rows.slice(0, PAGE);
  const [checks, table] = await Promise.all([
    db.foodCheck.findMany({
      where: { id: { in: shown.map(({ id }) => id) } },
      orderBy: [{ checkedAt: "desc" }, { id: "desc" }],
    }),
    readTable(caller),
  ]);
  const foods = checks.filter(({ kind }) => kind !== "menu");
  const judged = await toCheckWires(foods, await productsOf(foods), table, caller.userId);
  const byId = new Map(judged.map((each) => [each.id, toCheckRow(each)]));
  return {
    checks: checks.flatMap((check) => (check.kind === "menu" ? menuRow(check) : (byId.get(check.id) ?? []))),
    has_more: rows.length > PAGE,
  };
}

/** Errors: 404 for a check of somebody else, and for a menu. */
export async function getCheck(caller: Caller, id: string): Promise<FoodCheckWire> {
  const check = await ownCheck(caller, id);
  if (check.kind === "menu") throw notFound("foodCheck");
  return judgeCheck(caller, check);
}

/** Judges one check for everybody for whom the caller has food checked. */
export async function judgeCheck(caller: Caller, check: FoodCheck): Promise<FoodCheckWire> {
  const [products, table] = await Promise.all([productsOf([check]), readTable(caller)]);
  const [wire] = await toCheckWires([check], products, table, caller.userId);
  if (!wire) throw new Error("a check was judged into nothing");
  return wire;
}

/** Errors: 404 for a check of somebody else. */
export async function deleteCheck({ userId }: Caller, id: string): Promise<void> {
  const { count } = await db.foodCheck.deleteMany({ where: { id, userId } });
  if (count === 0) throw notFound("foodCheck");
}

export async function deleteChecks({ userId }: Caller): Promise<void> {
  await db.foodCheck.deleteMany({ where: { userId } });
}

export async function ownCheck({ userId }: Caller, id: string) {
  const check = await db.foodCheck.findFirst({ where: { id, userId } });
  if (!check) throw notFound("foodCheck");
  return check;
}
