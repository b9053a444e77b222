import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { z } from "zod";
import { pool } from "@/server/db/client";
import { inTransaction } from "@/server/db/in-transaction";
import { queryText } from "@/server/db/query-text";
import { withoutReportingSlow } from "@/server/db/slow-statements";
import { loadIngredients } from "./load-ingredients";
import { loadLists } from "./load-short-lists";

/** An arbitrary number that none of our other advisory locks has. */
const LOAD_LOCK = 72_707_370;
const NAME = "prisma/reference";
/** Raise it when the loader changes: the same text is then loaded again. */
const LOADER_VERSION = 3;

const LOADED = z.object({ checksum: z.string() });

/**
 * Loads prisma/reference into the reference tables (diet attributes, health concerns, favourite items, the ingredient
 * tree). Does nothing when that text is loaded already; several processes may call it at once. Rows that people's
 * records refer to are changed in place, never replaced. @returns whether it had to be loaded
 */
export async function loadReferenceData(folder = join(process.cwd(), "prisma/reference")): Promise<boolean> {
  const checksum = await checksumOf(folder);
  if ((await loadedChecksum(pool)) === checksum) return false;
  await inTransaction(async (client) => {
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOAD_LOCK]);
    if ((await loadedChecksum(client)) === checksum) return;
    await withoutReportingSlow(client, async () => {
      await loadLists(client, folder);
      await loadIngredients(client, folder);
    });
    await client.query(
      `INSERT INTO reference_loads (name, checksum) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, loaded_at = now()`,
      [NAME, checksum],
    );
  });
  return true;
}

async function loadedChecksum(connection: Pick<pg.Pool, "query">): Promise<string | null> {
  const rows = await queryText(connection, LOADED, "SELECT checksum FROM reference_loads WHERE name = $1", [NAME]);
  return rows[0]?.checksum ?? null;
}

/** The checksum of the text that the reference tables are loaded from. */
export const referenceChecksum = (): Promise<string> => checksumOf(join(process.cwd(), "prisma/reference"));

async function checksumOf(folder: string): Promise<string> {
  const hash = createHash("sha256").update(`loader ${LOADER_VERSION}\0`);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".tsv")).sort();
  for (const file of files)
    hash
      .update(file)
      .update("\0")
      .update(await readFile(join(folder, file)));
  return hash.digest("hex");
}
