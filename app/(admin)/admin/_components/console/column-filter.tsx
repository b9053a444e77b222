import { useEffect, useState } from "react";
import type { TableView } from "@/components/ui/data-table/use-table-view";
import { inputLook } from "@/components/ui/input";
import type { ColumnMeta } from "@/lib/schemas/admin";

const PAUSE_MS = 350;

/** The filter below a column's header: a part of its text, `>=5`, `null`, or one of its choices. */
export function ColumnFilter({ column, view }: { column: ColumnMeta; view: TableView }) {
  const set = view.state.filters[column.name] ?? "";
  const [text, setText] = useState(set);
  const { change } = view;
  useEffect(() => setText(set), [set]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the wait
  useEffect(() => {
    if (text === set) return;
    const timer = setTimeout(() => write(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const write = (value: string) => change({ filters: { ...view.state.filters, [column.name]: value } });
  const options = column.type === "boolean" ? ["true", "false"] : column.options;
  const isChoice = options.length > 0 && !column.list;
  const look = inputLook({
    kind: isChoice ? "choice" : "line",
    className: "min-h-11 min-w-24 px-2.5 py-1 font-normal text-small",
  });
  if (isChoice) {
    return (
      <select
        aria-label={`Filter ${column.name}`}
        className={look}
        onChange={(event) => write(event.target.value)}
        value={set}
      >
        <option value="">all</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
        {column.nullable && <option value="null">null</option>}
      </select>
    );
  }
  return (
    <input
      aria-label={`Filter ${column.name}`}
      className={look}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => event.key === "Enter" && write(text)}
      placeholder="filter"
      type="text"
      value={text}
    />
  );
}
