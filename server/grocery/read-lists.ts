import { z } from "zod";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { ON_LIST, usedBy } from "./access";
import { type StoredAmount, storedAmount } from "./stored-amount";

export type Addition = {
  readonly id: string;
  /** One of the two ids is set; none if the recipe or variant was deleted. */
  readonly recipeId: string | null;
  readonly variantId: string | null;
  readonly title: string;
  readonly servings: number | null;
  readonly scale: number;
  readonly createdAt: string;
};

/** The amount that one added recipe contributes to a line. */
export type Share = { readonly addition: Addition; readonly amount: StoredAmount; readonly originalText: string };

/** A visible line: not deleted, and written by hand or needed by a recipe on the list. */
export type ShownLine = {
  readonly id: string;
  readonly name: string;
  readonly note: string | null;
  readonly gtin: string | null;
  readonly aisle: string | null;
  readonly isManual: boolean;
  readonly isChecked: boolean;
  readonly isAtHome: boolean;
  readonly checkedChangedAt: Date;
  /** When somebody last restored the line after it was deleted; null if nobody did. */
  readonly revivedAt: Date | null;
  /** A manual line's amount; for other lines, the difference that a person made by hand to the sum of the shares. */
  readonly own: StoredAmount;
  readonly shares: readonly Share[];
};

export type ShownList = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly isOwn: boolean;
  /** The household that the list is shared with. */
  readonly household: { readonly id: string; readonly name: string } | null;
  readonly additions: readonly Addition[];
  readonly lines: readonly ShownLine[];
};

/** A column of a table as one JSON array with an element per row; null if there are no rows. */
const cells = z.string().nullable();
const lineColumns = {
  line_id: cells,
  line_name: cells,
  line_note: cells,
  line_gtin: cells,
  line_aisle: cells,
  line_manual: cells,
  line_checked: cells,
  line_at_home: cells,
  line_checked_at: cells,
  line_revived_at: cells,
  line_top: cells,
  line_bottom: cells,
  line_unit: cells,
};
const shareColumns = {
  share_line: cells,
  share_addition: cells,
  share_text: cells,
  share_top: cells,
  share_bottom: cells,
  share_unit: cells,
};
type LineColumns = Record<keyof typeof lineColumns, string | null>;
type ShareColumns = Record<keyof typeof shareColumns, string | null>;
const FOUND = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.date(),
  updated_at: z.date(),
  additions: z.string(),
  is_own: z.boolean(),
  household_id: z.string().nullable(),
  household_name: z.string().nullable(),
  ...lineColumns,
  ...shareColumns,
});
type Found = z.infer<typeof FOUND>;

/** `lineId`: loads only this line. */
type Wanted = { id?: string; lineId?: string; most?: number; client?: typeof db | Transaction };

/**
 * The lists that one person can use, with their visible lines, the newest first, each in one row of the result. Every
 * column is sent as one array: with hundreds of lines, parsing an object or cell per value costs many times what the
 * database needs to read them. Fractions are sent as text, because JSON's numbers would round them.
 */
export async function readLists(
  userId: string,
  { id, lineId, most = 1, client = db }: Wanted = {},
): Promise<ShownList[]> {
  const only = id === undefined ? Prisma.empty : Prisma.sql`AND g.id = ${id}::uuid`;
  const onlyLine = lineId === undefined ? Prisma.empty : Prisma.sql`AND i.id = ${lineId}::uuid`;
  const onlyItsShares = lineId === undefined ? Prisma.empty : Prisma.sql`AND c.item_id = ${lineId}::uuid`;
  const found = await queryRowsIn(
    client,
    FOUND,
    Prisma.sql`
    SELECT g.id, g.name, g.created_at, g.updated_at, g.owner_id = ${userId}::uuid AS is_own, h.id AS household_id,
      h.name AS household_name, a.additions, l.*, s.*
    FROM grocery_lists g LEFT JOIN households h ON h.id = g.household_id
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('id', r.id,
        'recipeId', CASE WHEN d.base_recipe_title IS NULL THEN r.recipe_id END,
        'variantId', CASE WHEN d.base_recipe_title IS NOT NULL THEN r.recipe_id END,
        'title', r.title, 'servings', r.servings, 'scale', r.scale, 'createdAt', to_char(r.created_at AT TIME ZONE 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY r.created_at, r.id), '[]')::text AS additions
      FROM grocery_list_recipes r LEFT JOIN recipes d ON d.id = r.recipe_id WHERE r.list_id = g.id AND ${ON_LIST}) a
    CROSS JOIN LATERAL (
      SELECT json_agg(id)::text AS line_id, json_agg(name)::text AS line_name, json_agg(note)::text AS line_note,
        json_agg(gtin)::text AS line_gtin,
        json_agg(aisle)::text AS line_aisle, json_agg(is_manual)::text AS line_manual,
        json_agg(is_checked)::text AS line_checked, json_agg(is_at_home)::text AS line_at_home,
        json_agg(round(date_part('epoch', checked_changed_at) * 1000)::bigint)::text AS line_checked_at,
        json_agg(round(date_part('epoch', revived_at) * 1000)::bigint)::text AS line_revived_at,
        json_agg(quantity_numerator::text)::text AS line_top, json_agg(quantity_denominator::text)::text AS line_bottom,
        json_agg(quantity_unit)::text AS line_unit
      FROM (
        SELECT * FROM grocery_items i
        WHERE list_id = g.id AND (deleted_at IS NULL OR revived_at > deleted_at) ${onlyLine}
        ORDER BY position, id) i) l
    CROSS JOIN LATERAL (
      SELECT json_agg(item_id)::text AS share_line, json_agg(list_recipe_id)::text AS share_addition,
        json_agg(original_text)::text AS share_text, json_agg(quantity_numerator::text)::text AS share_top,
        json_agg(quantity_denominator::text)::text AS share_bottom, json_agg(quantity_unit)::text AS share_unit
      FROM (
        SELECT c.* FROM grocery_list_recipes r JOIN grocery_contributions c ON c.list_recipe_id = r.id
        WHERE r.list_id = g.id AND ${ON_LIST} ${onlyItsShares} ORDER BY c.id) c) s
    WHERE ${usedBy(userId)} ${only}
    ORDER BY g.created_at DESC, g.id DESC LIMIT ${most}`,
  );
  return found.map(toShownList);
}

function toShownList(row: Found): ShownList {
  const additions = JSON.parse(row.additions) as Addition[];
  const shares = sharesByLine(row, new Map(additions.map((addition) => [addition.id, addition])));
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    isOwn: row.is_own,
    household: row.household_id === null ? null : { id: row.household_id, name: row.household_name ?? "" },
    additions,
    lines: toLines(row, shares),
  };
}

const column = <T>(text: string | null): readonly T[] => (text === null ? [] : (JSON.parse(text) as T[]));

function toLines(row: LineColumns, shares: ReadonlyMap<string, Share[]>): ShownLine[] {
  const names = column<string>(row.line_name);
  const notes = column<string | null>(row.line_note);
  const gtins = column<string | null>(row.line_gtin);
  const aisles = column<string | null>(row.line_aisle);
  const manual = column<boolean>(row.line_manual);
  const checked = column<boolean>(row.line_checked);
  const atHome = column<boolean>(row.line_at_home);
  const checkedAt = column<number>(row.line_checked_at);
  const revivedAt = column<number | null>(row.line_revived_at);
  const amounts = amountsOf(row.line_top, row.line_bottom, row.line_unit);
  const lines: ShownLine[] = [];
  for (const [index, id] of column<string>(row.line_id).entries()) {
    const own = shares.get(id) ?? NO_SHARES;
    const isManual = manual[index] === true;
    if (!isManual && own.length === 0) continue;
    lines.push({
      id,
      name: names[index] ?? "",
      note: notes[index] ?? null,
      gtin: gtins[index] ?? null,
      aisle: aisles[index] ?? null,
      isManual,
      isChecked: checked[index] === true,
      isAtHome: atHome[index] === true,
      checkedChangedAt: new Date(checkedAt[index] ?? 0),
      revivedAt: typeof revivedAt[index] === "number" ? new Date(revivedAt[index]) : null,
      own: amounts(index),
      shares: own,
    });
  }
  return lines;
}

const NO_SHARES: readonly Share[] = [];

function sharesByLine(row: ShareColumns, additions: ReadonlyMap<string, Addition>): Map<string, Share[]> {
  const additionIds = column<string>(row.share_addition);
  const texts = column<string>(row.share_text);
  const amounts = amountsOf(row.share_top, row.share_bottom, row.share_unit);
  const byLine = new Map<string, Share[]>();
  for (const [index, lineId] of column<string>(row.share_line).entries()) {
    const addition = additions.get(additionIds[index] ?? "");
    if (!addition) continue;
    const share = { addition, amount: amounts(index), originalText: texts[index] ?? "" };
    const known = byLine.get(lineId);
    if (known) known.push(share);
    else byLine.set(lineId, [share]);
  }
  return byLine;
}

function amountsOf(tops: string | null, bottoms: string | null, units: string | null) {
  const [top, bottom, unit] = [tops, bottoms, units].map((text) => column<string | null>(text));
  return (index: number): StoredAmount =>
    storedAmount(top?.[index] ?? null, bottom?.[index] ?? null, unit?.[index] ?? null);
}
