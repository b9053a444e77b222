import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import type { TableSort } from "@/components/ui/data-table/use-table-view";
import { tv } from "@/components/ui/variants";

type Column = { label: string; sortKey?: string; numeric?: boolean; filter?: ReactNode };

type DataTableHeadProps = {
  column: Column | undefined;
  isName: boolean;
  sort: TableSort | null;
  onSort: (sortKey: string) => void;
};

const look = tv({
  base: "whitespace-nowrap border-control border-b bg-sunk px-2.5 pb-1 text-start align-top font-semibold text-ink-soft",
  variants: {
    isName: { true: "sticky start-0 z-2 shadow-[1px_0_0_var(--line)]" },
    numeric: { true: "text-end" },
    sorted: { true: "text-ink" },
  },
});

/** A column's head: its label, or the button that sorts by it, and its filter below. */
export function DataTableHead({ column, isName, sort, onSort }: DataTableHeadProps) {
  const { label, sortKey, numeric, filter } = column ?? { label: "" };
  const isSorted = sortKey !== undefined && sort?.key === sortKey;
  const Arrow = !isSorted ? ArrowUpDown : sort.descending ? ArrowDown : ArrowUp;
  return (
    <th
      aria-sort={isSorted ? (sort.descending ? "descending" : "ascending") : undefined}
      className={look({ isName, numeric, sorted: isSorted })}
      scope="col"
    >
      {sortKey === undefined ? (
        <span className="flex min-h-11 items-center">{label}</span>
      ) : (
        <button
          className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-[inherit] text-inherit hover:text-ink"
          onClick={() => onSort(sortKey)}
          type="button"
        >
          {label}
          <Arrow aria-hidden="true" className={isSorted ? undefined : "opacity-50"} size={16} />
        </button>
      )}
      {filter}
    </th>
  );
}
