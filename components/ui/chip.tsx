import type { ReactNode } from "react";
import { useText } from "#use-text";
import { CrossIcon } from "@/components/ui/frame-icons";
import { cn, tv } from "@/components/ui/variants";
import { VERDICT_WORDS, type Verdict, VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import { shell } from "@/messages/en/shell";

/** Browsers may omit background colours in print, so printed chips have a border. */
const chip = tv({
  base: "inline-flex min-h-7 items-center gap-1.5 whitespace-nowrap rounded-label bg-(--v-tint) py-0.5 pe-2.5 ps-1.25 font-[620] text-(--v-ink) text-(length:--t-1) leading-[1.2] [--badge-cut:var(--v-tint)] print:border print:border-[#000] print:bg-transparent print:text-[#000] forced-colors:border forced-colors:border-[CanvasText]",
  variants: { isMismatch: { true: "border-[1.5px] border-ink" } },
});

type ChipProps = { verdict: Verdict; children?: ReactNode; className?: string };

/** A verdict as a printed label: sign and word. */
export function Chip({ verdict, children, className }: ChipProps) {
  const t = useText(shell);
  return (
    <span className={cn(verdictClass(verdict), chip({ isMismatch: verdict === "mismatch" }), className)} data-chip>
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
  className?: string;
};

const tag = tv({
  base: "wrap-anywhere inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-label border border-control px-2.5 py-0.5 font-[520] text-(length:--t-1) leading-[1.3]",
  variants: {
    tone: {
      plain: "",
      allergy: "border-tomato ps-1.75 font-[640] text-tomato-ink",
      more: "border-dashed text-ink-soft",
    },
    isRemovable: { true: "min-h-11 pe-0" },
  },
});

export function Tag({ children, tone = "plain", onRemove, removeLabel, className }: TagProps) {
  const t = useText(shell);
  return (
    <span className={tag({ tone, isRemovable: onRemove !== undefined, className })}>
      {tone === "allergy" && <VerdictBadge size={16} verdict="conflict" />}
      {children}
      {onRemove && (
        <button
          aria-label={removeLabel ?? t("remove")}
          className="-my-0.75 grid min-h-11 w-11 place-items-center self-stretch text-ink-soft hover:text-ink"
          onClick={onRemove}
          type="button"
        >
          <CrossIcon size={16} />
        </button>
      )}
    </span>
  );
}
