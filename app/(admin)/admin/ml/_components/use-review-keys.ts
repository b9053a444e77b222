import { useEffect, useState } from "react";
import type { MlIngredient } from "@/lib/schemas/admin-ml";

type ReviewKeys = { isOff: boolean; onEdit: (row: MlIngredient) => void; onConfirm: (row: MlIngredient) => void };

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input:not([type=checkbox]), textarea, select, [role=dialog]") !== null;

/** Keys for reviewing without a mouse: J and K select the next and the previous row, E opens it, C confirms it. */
export function useReviewKeys(rows: readonly MlIngredient[], { isOff, onEdit, onConfirm }: ReviewKeys) {
  const [at, setAt] = useState<number | null>(null);
  const marked = at === null ? undefined : rows[Math.min(at, rows.length - 1)];
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isOff || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === "j") setAt((now) => Math.min(rows.length - 1, (now ?? -1) + 1));
      else if (key === "k") setAt((now) => Math.max(0, (now ?? 1) - 1));
      else if (key === "e" && marked) onEdit(marked);
      else if (key === "c" && marked && !marked.confirmed) onConfirm(marked);
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
  return { marked: marked?.id ?? null, said: marked ? `${marked.name} is marked` : "" };
}
