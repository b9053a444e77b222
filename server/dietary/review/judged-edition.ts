import type { Transaction } from "@/server/db/client";
import { analysisVersion } from "../analysis-version";
import { reviewedStamp } from "../load-knowledge";

/**
 * The edition to store with judgements that this process has made, or null where administrators have reviewed foods
 * of which its engine has not heard yet: then they count as never made, and are made again in some seconds. Call it
 * before judging: it holds the row until the transaction ends, so that whoever takes back judgements about a changed
 * food waits for these and sees them.
 */
export async function judgedEdition(tx: Transaction): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ stamp: string }[]>`SELECT stamp FROM reviewed_edition WHERE id = 1 FOR SHARE`;
  return (row?.stamp ?? "") === (reviewedStamp() ?? "") ? analysisVersion() : null;
}
