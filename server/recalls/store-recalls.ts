import type { RecallSource } from "@/lib/recalls/sources";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { uuid7 } from "@/server/db/uuid7";
import { readFsa } from "./feeds/fsa";
import { readOpenFda } from "./feeds/openfda";
import { readRasff } from "./feeds/rasff";
import type { ToldRecall } from "./feeds/told-recall";

const READERS: Readonly<Record<RecallSource, (body: unknown) => ToldRecall[] | null>> = {
  openfda: readOpenFda,
  fsa: readFsa,
  rasff: readRasff,
};

/**
 * Stores the recalls in an answer of a source; a notice that is known is changed to what it says now, and stays read by
 * those who read it. @returns how many it holds; null: the text is no answer of this source, and nothing was changed
 */
export async function storeRecalls(source: RecallSource, body: unknown): Promise<number | null> {
  const told = READERS[source](body);
  if (told === null) return null;
  const rows = [...new Map(told.map((each) => [each.reference, each])).values()];
  const at = now();
  await db.$transaction(async (tx) => {
    if (rows.length > 0) await upsert(source, rows, at, tx);
    const read = { readAt: at };
    await tx.recallFeed.upsert({ where: { source }, create: { source, ...read }, update: read });
  });
  return rows.length;
}

async function upsert(
  source: RecallSource,
  rows: readonly ToldRecall[],
  at: Date,
  tx: Pick<Prisma.TransactionClient, "$executeRaw">,
): Promise<void> {
  // In one order, so that two readers of the same feed do not wait for each other in a circle.
  const sorted = [...rows].sort((one, other) => (one.reference < other.reference ? -1 : 1));
  const values = JSON.stringify(
    sorted.map(({ publishedAt, endedAt, ...row }) => ({
      ...row,
      id: uuid7(),
      published_at: publishedAt.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
    })),
  );
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO recalls (id, source, reference, title, firm, products, gtins, allergens, batches, url, published_at,
      ended_at, read_at)
    SELECT r.id, ${source}::recall_source, r.reference, r.title, r.firm, r.products, r.gtins, r.allergens, r.batches,
      r.url, r.published_at, r.ended_at, ${at}
    FROM jsonb_to_recordset(${values}::jsonb) AS r(id uuid, reference text, title text, firm text, products text[],
      gtins text[], allergens text[], batches text, url text, published_at timestamptz, ended_at timestamptz)
    ON CONFLICT (source, reference) DO UPDATE SET title = excluded.title, firm = excluded.firm,
      products = excluded.products, gtins = excluded.gtins, allergens = excluded.allergens, batches = excluded.batches,
      url = excluded.url, published_at = excluded.published_at, ended_at = excluded.ended_at`);
}
