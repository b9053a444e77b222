"use client";

import { useCallback, useEffect, useState } from "react";
import type { RecipeDraft } from "@/components/recipes/form/recipe-draft";
import { forgetDraft, readDraft, writeDraft } from "@/components/recipes/form/stored-draft";

/**
 * The form's draft, stored in this tab with every change until it is saved or discarded. `id`: the id of the edited
 * recipe or variant, null for a new recipe. `start`: the initial draft.
 */
export function useDraft(id: string | null, start: () => RecipeDraft) {
  const [saved] = useState(start);
  const [draft, setDraft] = useState(saved);
  const [restored, setRestored] = useState(false);

  // The server cannot read the browser's storage, so the stored draft is applied after the first paint.
  useEffect(() => {
    const kept = readDraft(id);
    if (!kept) return;
    setDraft(kept);
    setRestored(true);
  }, [id]);

  const change = useCallback(
    (next: RecipeDraft) => {
      setDraft(next);
      writeDraft(id, next);
    },
    [id],
  );
  /** Stops storing the draft; the form keeps showing it. */
  const forget = useCallback(() => forgetDraft(id), [id]);
  const discard = useCallback(() => {
    forget();
    setDraft(saved);
    setRestored(false);
  }, [forget, saved]);

  return { draft, change, restored, forget, discard, isChanged: draft !== saved };
}
