import type { Transaction } from "@/server/db/client";
import { analysisVersion } from "../analysis-version";

/**
 * The edition to store with judgements that were made on reviewed foods of these stamps, or null where administrators
 * have reviewed foods since: then they count as never made, and are made again in some seconds. It holds the row
 * until the transaction ends, so that whoever takes back judgements about a changed food waits for these and sees them.
 */
export async function judgedEdition(tx: Transaction, stamps: ReadonlySet<string | null>): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ stamp: string }[]>`SELECT stamp FROM reviewed_edition WHERE id = 1 FOR SHARE`;
  const stamp = row?.stamp ?? "";
  return [...stamps].every((each) => (each ?? "") === stamp) ? analysisVersion() : null;
}
