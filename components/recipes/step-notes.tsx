import { ArrowRightLeft } from "lucide-react";
import { useText } from "#use-text";
import { VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import type { StepNote } from "@/lib/variants/step-swaps";
import { variantsText } from "@/messages/en/variants";

/** Notes on a step whose foods differ in this variant. Words of the step that are now wrong are highlighted. */
export function StepNotes({ notes }: { notes: readonly StepNote[] }) {
  const t = useText(variantsText);
  if (notes.length === 0) return null;
  return (
    <ul className="m-0 mt-1 grid list-none gap-1 p-0 text-small">
      {notes.map(({ kind, from, to }) => (
        <li
          className={`flex items-start gap-2 ${kind === "still" ? verdictClass("may_contain") : "text-ink-soft"}`}
          key={`${from} ${to}`}
        >
          {kind === "still" ? (
            <VerdictBadge size={18} verdict="may_contain" />
          ) : (
            <ArrowRightLeft aria-hidden="true" className="mt-0.5 shrink-0" size={16} />
          )}
          <span className={kind === "still" ? "min-w-0 break-words text-(--v-ink)" : "min-w-0 break-words"}>
            {kind === "swapped" && t("insteadOfFrom", { from })}
            {kind === "still" && (to === null ? t("versionLacks", { from }) : t("replacedAsInList", { from, to }))}
          </span>
        </li>
      ))}
    </ul>
  );
}
