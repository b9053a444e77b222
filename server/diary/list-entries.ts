import { z } from "zod";
import { csvFile } from "@/lib/csv/write-csv";
import { MAX_DIARY } from "@/lib/diary/limits";
import { notFound } from "@/lib/errors";
import type { DiaryEntryWire, DiaryRange, DiaryWire, ListDiaryQuery } from "@/lib/schemas/diary";
import { db } from "@/server/db/client";
import { type DiaryEntry, Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { type Caller, isDiaryOn } from "./access";
import { dateOf, toEntryWire } from "./wire";

const ID = z.object({ id: z.string() });

/** A page of the caller's diary, the latest first. Errors: 404 for a `before` of somebody else. */
export async function listEntries(caller: Caller, query: ListDiaryQuery): Promise<DiaryWire> {
  const { userId } = caller;
  const { before, limit } = query;
  const after =
    before === undefined ? null : await db.diaryEntry.findUnique({ where: { userId_id: { userId, id: before } } });
  if (before !== undefined && !after) throw notFound("diaryEntry");
  const [isOn, rows] = await Promise.all([isDiaryOn(caller), queryRowsIn(db, ID, pageQuery(userId, query, after))]);
  const entries = await db.diaryEntry.findMany({
    where: { userId, id: { in: rows.slice(0, limit).map(({ id }) => id) } },
    orderBy: [{ day: "desc" }, { minute: "desc" }, { id: "desc" }],
  });
  return { is_on: isOn, entries: entries.map(toEntryWire), has_more: rows.length > limit };
}

/** One row more than the page has, which tells whether there is another page. It walks the index of the person's days. */
export const pageQuery = (
  userId: string,
  { from, to, kind, limit }: ListDiaryQuery,
  after: Pick<DiaryEntry, "day" | "minute" | "id"> | null,
): Prisma.Sql => Prisma.sql`
  SELECT id FROM diary_entries
  WHERE user_id = ${userId}::uuid
    ${from === undefined ? Prisma.empty : Prisma.sql`AND day >= ${from}::date`}
    ${to === undefined ? Prisma.empty : Prisma.sql`AND day <= ${to}::date`}
    ${kind === undefined ? Prisma.empty : Prisma.sql`AND kind = ${kind}::diary_kind`}
    ${after ? Prisma.sql`AND (day, minute, id) < (${after.day}::date, ${after.minute}::smallint, ${after.id}::uuid)` : Prisma.empty}
  ORDER BY day DESC, minute DESC, id DESC LIMIT ${limit + 1}`;

/** All entries of some days in the order in which they happened, at most `most`. */
export async function readDays(
  { userId }: Caller,
  { from, to }: DiaryRange,
  most: number = MAX_DIARY,
): Promise<DiaryEntryWire[]> {
  const day = { ...(from ? { gte: dateOf(from) } : {}), ...(to ? { lte: dateOf(to) } : {}) };
  const entries = await db.diaryEntry.findMany({
    where: { userId, day },
    orderBy: [{ day: "asc" }, { minute: "asc" }, { id: "asc" }],
    take: most,
  });
  return entries.map(toEntryWire);
}

const COLUMNS = ["day", "time", "kind", "what", "strength", "note", "taken from"];

/** The same as a table for a doctor. */
export async function diaryAsCsv(caller: Caller, range: DiaryRange): Promise<string> {
  const entries = await readDays(caller, range);
  return csvFile(
    COLUMNS,
    entries.map(({ day, time, kind, what, strength, note, source }) => [
      ...[day, time, kind, what, strength ?? "", note ?? "", source === "own" ? "" : source],
    ]),
  );
}
