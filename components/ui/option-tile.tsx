"use client";

import { Ban, Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { tv } from "@/components/ui/variants";

type OptionTileProps = {
  label: string;
  checked: boolean;
  onToggle: (checked: boolean) => void;
  /**
   * `limit`: the maximum number is already chosen. `conflict`: a chosen option excludes this one; name it in `note`.
   */
  state?: "free" | "limit" | "conflict";
  /** For example "Vegetarian conflict". */
  note?: string;
  /** True if the note is a whole sentence instead of a word or two. */
  hasSentences?: boolean;
  /** Called for a tap on a disabled tile, so that the reason can be shown. */
  onRefused?: (() => void) | undefined;
  /** What the option means: its accessible description, also shown on hover. */
  description?: string;
  disabled?: boolean;
};

const tile = tv({
  slots: {
    base: "grid min-h-14 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-2.5 gap-y-0.5 rounded-control border-[1.5px] border-control bg-raised px-3 py-2.25 text-start leading-tight font-[560] wrap-anywhere hover:border-ink",
    box: "grid size-6 flex-none place-items-center rounded-[6px] border-2 border-control bg-raised",
    // `invisible`, not transparent: forced colours would show a transparent check mark, as if everything were chosen.
    sign: "invisible stroke-3",
    words: "col-start-2 flex items-center gap-1.25 text-small/tight font-[550] text-ink-soft",
  },
  variants: {
    checked: {
      true: {
        base: "border-herb bg-herb-tint shadow-[inset_0_0_0_1px_var(--herb)] hover:border-herb forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none",
        box: "border-herb bg-herb text-on-herb",
        sign: "visible",
      },
    },
    outOfReach: {
      true: {
        base: "cursor-not-allowed border-line bg-transparent text-ink-soft hover:border-line",
        box: "border-line bg-transparent",
      },
    },
    conflict: { true: { sign: "visible stroke-[1.75]", words: "text-tomato-ink" } },
    hasSentences: { true: { base: "content-start", words: "leading-[1.4] font-[450] text-pretty" } },
  },
  compoundVariants: [
    {
      conflict: true,
      outOfReach: true,
      class: {
        base: "bg-[repeating-linear-gradient(135deg,var(--sunk)_0_6px,transparent_6px_12px)]",
        box: "border-0 text-tomato",
      },
    },
  ],
});

/** One of several options. When disabled it stays focusable, so that its reason can be read. */
export function OptionTile(props: OptionTileProps) {
  const { label, checked, onToggle, state = "free", note, hasSentences, onRefused, description, disabled } = props;
  const noteId = useId();
  const isConflict = state === "conflict";
  const outOfReach = disabled || (state !== "free" && !checked);
  const look = tile({ checked, outOfReach, conflict: isConflict, hasSentences });
  return (
    // biome-ignore lint/a11y/useSemanticElements: aria-disabled must leave it focusable, which a native checkbox does not
    <button
      aria-checked={checked}
      aria-describedby={note || description ? noteId : undefined}
      aria-disabled={outOfReach || undefined}
      aria-label={label}
      className={look.base()}
      onClick={outOfReach ? onRefused : () => onToggle(!checked)}
      role="checkbox"
      title={description}
      type="button"
    >
      <span className={look.box()}>
        {isConflict && !checked ? (
          <Ban className={look.sign()} size={20} />
        ) : (
          <Check className={look.sign()} size={18} />
        )}
      </span>
      <span>{label}</span>
      {(note || description) && (
        <span className="contents" id={noteId}>
          {note && <span className={look.words()}>{note}</span>}
          {description && <span className="sr-only"> {description}</span>}
        </span>
      )}
    </button>
  );
}

const grid = tv({
  base: "grid gap-2 wide:gap-2.5",
  variants: {
    hasSentences: {
      true: "grid-cols-1 tablet:grid-cols-2", // With text at double size a phone has room for one column.
      false: "grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,40%)),1fr))] wide:grid-cols-3",
    },
  },
});

/** Tiles side by side; `hasSentences` makes room for notes that are sentences. With a label they form a named group. */
export function OptionGrid({
  label,
  hasSentences = false,
  children,
}: {
  label?: string;
  hasSentences?: boolean;
  children: ReactNode;
}) {
  const look = grid({ hasSentences });
  if (!label) return <div className={look}>{children}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the heading above is the legend
    <div aria-label={label} className={look} role="group">
      {children}
    </div>
  );
}
