import type { Transaction } from "@/server/db/client";
import { analysisVersion } from "../analysis-version";

/**
 * The edition to store with judgements made with reviewed foods of these stamps, or null if administrators have
 * reviewed foods since: the judgements are then discarded and made again within seconds. Locks the row until the
 * transaction ends, so that a review that invalidates judgements waits for these and sees them.
 */
export async function judgedEdition(tx: Transaction, stamps: ReadonlySet<string | null>): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ stamp: string }[]>`SELECT stamp FROM reviewed_edition WHERE id = 1 FOR SHARE`;
  const stamp = row?.stamp ?? "";
  return [...stamps].every((each) => (each ?? "") === stamp) ? analysisVersion() : null;
}
