import type { ReactNode } from "react";
import { useText } from "#use-text";
import { CrossIcon } from "@/components/ui/frame-icons";
import { VERDICT_WORDS, type Verdict, VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import { shell } from "@/messages/en/shell";

/** A verdict as a printed label: sign and word. */
export function Chip({ verdict, children }: { verdict: Verdict; children?: ReactNode }) {
  const t = useText(shell);
  return (
    <span className={`chip ${verdictClass(verdict)}`}>
      <VerdictBadge size={18} verdict={verdict} />
      {children ?? t.known(VERDICT_WORDS[verdict])}
    </span>
  );
}

type TagProps = {
  children: ReactNode;
  /** `allergy` is red with its sign, `more` counts what a row leaves out. */
  tone?: "plain" | "allergy" | "more";
  /** Adds a 44 px remove button; `removeLabel` names the thing, for example "Remove Coriander". */
  onRemove?: () => void;
  removeLabel?: string;
};

export function Tag({ children, tone = "plain", onRemove, removeLabel }: TagProps) {
  const t = useText(shell);
  const look = ["tag", tone !== "plain" && `tag--${tone}`, onRemove && "tag--removable"].filter(Boolean).join(" ");
  return (
    <span className={look}>
      {tone === "allergy" && <VerdictBadge size={16} verdict="conflict" />}
      {children}
      {onRemove && (
        <button aria-label={removeLabel ?? t("remove")} className="tag-remove" onClick={onRemove} type="button">
          <CrossIcon size={16} />
        </button>
      )}
    </span>
  );
}
