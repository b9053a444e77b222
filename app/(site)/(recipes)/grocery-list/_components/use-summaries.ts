import { useCallback, useEffect, useState } from "react";
import { groceries } from "@/lib/grocery-client";
import type { GrocerySummaryWire } from "@/lib/schemas/grocery";

/** All lists of the person in short: as the server rendered them, and again whenever one of them changes. */
export function useSummaries(rendered: readonly GrocerySummaryWire[] | null) {
  const [summaries, setSummaries] = useState(rendered);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (rendered) setSummaries(rendered);
  }, [rendered]);
  const reload = useCallback(async () => {
    try {
      setSummaries(await groceries.summarizeLists());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => {
    if (!rendered) void reload();
  }, [rendered, reload]);
  return { summaries, failed: failed && summaries === null, reload, setSummaries };
}

export type Summaries = ReturnType<typeof useSummaries>;
