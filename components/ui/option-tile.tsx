"use client";

import { Ban, Check } from "lucide-react";
import { useId } from "react";
import { classNames } from "@/components/ui/class-names";

type OptionTileProps = {
  label: string;
  checked: boolean;
  onToggle: (checked: boolean) => void;
  /** `limit`: enough are chosen already. `conflict`: something chosen excludes it; say what in `note`. */
  state?: "free" | "limit" | "conflict";
  /** For example "Vegetarian conflict". */
  note?: string;
  /** A tap that can do nothing must be answered all the same. */
  onRefused?: (() => void) | undefined;
  /** What the option means: read with it, and shown when it is pointed at. */
  description?: string;
  disabled?: boolean;
};

/** One of several things to choose. Out of reach it stays focusable, so that its reason can be read. */
export function OptionTile(props: OptionTileProps) {
  const { label, checked, onToggle, state = "free", note, onRefused, description, disabled } = props;
  const noteId = useId();
  const isConflict = state === "conflict";
  const outOfReach = disabled || (state !== "free" && !checked);
  return (
    // biome-ignore lint/a11y/useSemanticElements: aria-disabled must leave it focusable, which a native checkbox does not
    <button
      aria-checked={checked}
      aria-describedby={note || description ? noteId : undefined}
      aria-disabled={outOfReach || undefined}
      aria-label={label}
      className={classNames("opt", isConflict && "opt--conflict")}
      onClick={outOfReach ? onRefused : () => onToggle(!checked)}
      role="checkbox"
      title={description}
      type="button"
    >
      <span className="box">{isConflict && !checked ? <Ban size={20} /> : <Check size={18} />}</span>
      <span>{label}</span>
      {(note || description) && (
        <span className="contents" id={noteId}>
          {note && <span className="opt-note">{note}</span>}
          {description && <span className="sr"> {description}</span>}
        </span>
      )}
    </button>
  );
}
