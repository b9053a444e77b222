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
  /** For example "Kept on your card". */
  keptNote?: string;
  /** What the option means: read with it, and shown when it is pointed at. */
  description?: string;
  disabled?: boolean;
};

/** One of several things to choose. Out of reach it stays focusable, so that its reason can be read. */
export function OptionTile(props: OptionTileProps) {
  const { label, checked, onToggle, state = "free", note, keptNote, description, disabled } = props;
  const noteId = useId();
  const isConflict = state === "conflict";
  const outOfReach = disabled || (state !== "free" && !checked);
  return (
    // biome-ignore lint/a11y/useSemanticElements: aria-disabled must leave it focusable, which a native checkbox does not
    <button
      aria-checked={checked}
      aria-describedby={note || keptNote || description ? noteId : undefined}
      aria-disabled={outOfReach || undefined}
      aria-label={label}
      className={classNames("opt", isConflict && "opt--conflict")}
      onClick={outOfReach ? undefined : () => onToggle(!checked)}
      role="checkbox"
      title={description}
      type="button"
    >
      <span className="box">{isConflict && !checked ? <Ban size={20} /> : <Check size={18} />}</span>
      <span>{label}</span>
      {(note || keptNote || description) && (
        <span className="contents" id={noteId}>
          {note && <span className="opt-note">{note}</span>}
          {keptNote && (
            <span className="opt-note opt-note--kept">
              <Check size={15} />
              {keptNote}
            </span>
          )}
          {description && <span className="sr"> {description}</span>}
        </span>
      )}
    </button>
  );
}
