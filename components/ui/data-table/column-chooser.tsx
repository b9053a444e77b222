import { Columns3 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { TableView } from "@/components/ui/data-table/use-table-view";

type ColumnChooserProps = {
  /** The first one names the row and cannot be hidden. */
  columns: readonly { id: string; label: string }[];
  view: TableView;
};

/**
 * "Columns 6 of 14": opens a list of checkboxes below its button. Escape closes it and returns the focus to the
 * button.
 */
export function ColumnChooser({ columns, view }: ColumnChooserProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const listId = useId();
  const hidden = new Set(view.state.hidden);
  const shown = columns.filter((column) => !hidden.has(column.id)).length;
  const toggle = (id: string) => {
    if (hidden.has(id)) hidden.delete(id);
    else hidden.add(id);
    view.change({ hidden: columns.map((column) => column.id).filter((other) => hidden.has(other)) });
  };
  const close = () => {
    setOpen(false);
    button.current?.querySelector("button")?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles Escape, bubbling from the controls inside
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && open) close();
      }}
      ref={button}
    >
      <Button aria-controls={listId} aria-expanded={open} onClick={() => setOpen(!open)} size="sm">
        <Columns3 aria-hidden="true" size={18} />
        Columns
        <span className="font-normal text-ink-soft tabular-nums">
          {shown} of {columns.length}
        </span>
      </Button>
      <fieldset
        className="absolute end-0 z-10 mt-1 max-h-96 w-64 overflow-y-auto rounded-card border border-line bg-raised px-4 py-2 shadow-card"
        hidden={!open}
        id={listId}
      >
        <legend className="sr-only">Columns to show</legend>
        {columns.slice(1).map((column) => (
          <Checkbox
            checked={!hidden.has(column.id)}
            key={column.id}
            label={column.label}
            onChange={() => toggle(column.id)}
          />
        ))}
      </fieldset>
    </div>
  );
}
