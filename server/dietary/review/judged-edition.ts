import { z } from "zod";
import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { analysisVersion } from "../analysis-version";

const EDITION = z.object({ stamp: z.string() });

/**
 * The edition to store with judgements made with reviewed foods of these stamps, or null if administrators have
 * reviewed foods since: the judgements are then discarded and made again within seconds. Locks the row until the
 * transaction ends, so that a review that invalidates judgements waits for these and sees them.
 */
export async function judgedEdition(tx: Transaction, stamps: ReadonlySet<string | null>): Promise<string | null> {
  const [row] = await queryRowsIn(tx, EDITION, Prisma.sql`SELECT stamp FROM reviewed_edition WHERE id = 1 FOR SHARE`);
  const stamp = row?.stamp ?? "";
  return [...stamps].every((each) => (each ?? "") === stamp) ? analysisVersion() : null;
}
