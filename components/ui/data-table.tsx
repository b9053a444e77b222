"use client";

/*
 * A table whose rows the server sorts, filters and pages. It draws one page of rows and reports wishes:
 *
 *   const view = useTableView({ sort: "name" });                       // page, sort, hidden columns: in the URL
 *   const rows = useQuery({ queryKey: ["guests", view.state], … });    // the caller fetches
 *   <DataTable
 *     label="Guests" columns={COLUMNS} rows={rows.data?.items} rowKey={(guest) => guest.id}
 *     view={view} total={rows.data?.total} pageSize={20}
 *     failed={rows.isError && <ErrorState title="Failed to load guests" onRetry={…}>…</ErrorState>}
 *     empty={<EmptyState title="No guests yet">…</EmptyState>}
 *   />
 *
 * - `columns`: the first one is the row header and stays while the others scroll; keep the array outside the component
 *   or in a memo. `filter` is a control below the head. `sortKey` makes the head a sort button.
 * - `rows` undefined means waiting: a skeleton in the table's shape, or the page before, dimmed, when `stale`.
 * - `selection` adds a box to each row and one for the page; keys of other pages stay chosen.
 * - `<ColumnChooser columns view />` stands wherever the caller wants it. What is hidden is in the URL.
 */

import {
  columnVisibilityFeature,
  createColumnHelper,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";
import { DataTableHead } from "@/components/ui/data-table/head";
import { TablePager } from "@/components/ui/data-table/pager";
import { SelectionBox } from "@/components/ui/data-table/selection-box";
import type { TableView } from "@/components/ui/data-table/use-table-view";
import { SkeletonGroup } from "@/components/ui/skeleton";
import { tv } from "@/components/ui/variants";

export type DataColumn<Row> = {
  /** The id that the URL lists when the column is hidden. */
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The name of this sort order in the API. Without it the column cannot be sorted. */
  sortKey?: string;
  /** Aligns numbers to the right, with tabular figures. */
  numeric?: boolean;
  /** Below the label: a filter, or a note that there is none. */
  filter?: ReactNode;
};

type Selection = {
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
};

type DataTableProps<Row> = {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The row's name for the label of its selection box; by default its key. */
  rowName?: (row: Row) => string;
  view: TableView;
  total?: number;
  pageSize: number;
  stale?: boolean;
  selection?: Selection;
  /** The row that is open beside the table. */
  openKey?: string | null;
  onOpen?: (row: Row) => void;
  failed?: ReactNode;
  empty: ReactNode;
  /** What the rows are called, as in "1 to 20 of 58 guests". */
  noun?: string;
};

export const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature, rowSelectionFeature });
export type Features = typeof features;

const looks = tv({
  slots: {
    frame: "overflow-hidden rounded-card border border-line bg-raised",
    scroll: "relative overflow-x-auto overscroll-x-contain focus-visible:outline-offset-[-3px]",
    table: "w-full border-separate border-spacing-0 text-small",
    row: "group",
    cell: "h-12 border-b border-line bg-raised px-2.5 py-1 text-start align-middle group-last:border-b-0 group-hover:bg-sunk",
    boxCell: "w-12 ps-3 pe-0",
    nameCell: "sticky start-0 z-1 min-w-36 max-w-64 wrap-anywhere font-semibold shadow-[1px_0_0_var(--line)]",
  },
  variants: {
    numeric: { true: { cell: "text-end tabular-nums" } },
    open: { true: { cell: "bg-sunk group-hover:bg-sunk", nameCell: "shadow-[inset_3px_0_0_var(--ink)]" } },
    chosen: { true: { cell: "bg-sunk" } },
    stale: { true: { table: "opacity-60" } },
  },
});

const SKELETON_ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];
const NO_ROWS: readonly never[] = [];

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowName = rowKey, view, total, pageSize, stale, selection, failed } = props;
  const definitions = useMemo(() => {
    const helper = createColumnHelper<Features, Row>();
    return columns.map((column) =>
      helper.display({
        id: column.id,
        header: column.label,
        enableSorting: column.sortKey !== undefined,
        cell: (context) => column.cell(context.row.original),
      }),
    );
  }, [columns]);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? NO_ROWS,
    getRowId: rowKey,
    manualSorting: true,
    enableRowSelection: selection !== undefined,
    state: {
      sorting: [],
      columnVisibility: Object.fromEntries(view.state.hidden.map((id) => [id, false])),
      rowSelection: toSelectionState(selection?.chosen),
    },
    onRowSelectionChange: (change) => {
      const before = toSelectionState(selection?.chosen);
      const after = typeof change === "function" ? change(before) : change;
      selection?.onChange(new Set(Object.keys(after)));
    },
  });

  if (failed) return failed;
  if (rows && rows.length === 0 && !stale) return props.empty;

  const headers = table.getHeaderGroups().flatMap((group) => group.headers);
  const style = looks({ stale });
  return (
    <div>
      <div className={style.frame()}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
        <section aria-label={`${label}, scrolls sideways`} className={style.scroll()} tabIndex={0}>
          <table aria-busy={!rows || stale ? true : undefined} className={style.table()}>
            <caption className="sr-only">{label}</caption>
            <thead>
              <tr>
                {selection && (
                  <th className="w-12 border-control border-b bg-sunk pe-0 ps-3 align-top" scope="col">
                    <SelectionBox
                      checked={table.getIsAllPageRowsSelected()}
                      label="Choose all rows of this page"
                      mixed={table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()}
                      onChange={(checked) => table.toggleAllPageRowsSelected(checked)}
                    />
                  </th>
                )}
                {headers.map((header, index) => (
                  <DataTableHead
                    column={byId.get(header.column.id)}
                    isName={index === 0}
                    key={header.id}
                    onSort={view.sortBy}
                    sort={view.state.sort}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows
                ? table.getRowModel().rows.map((row) => {
                    const isOpen = props.openKey === row.id;
                    const chosen = selection?.chosen.has(row.id) ?? false;
                    const look = looks({ open: isOpen, chosen: chosen && !isOpen });
                    return (
                      <tr aria-current={isOpen ? "true" : undefined} className={look.row()} key={row.id}>
                        {selection && (
                          <td className={look.cell({ className: look.boxCell() })}>
                            <SelectionBox
                              checked={chosen}
                              label={`Choose ${rowName(row.original)}`}
                              onChange={(checked) => row.toggleSelected(checked)}
                            />
                          </td>
                        )}
                        {row.getVisibleCells().map((cell, index) => {
                          const numeric = byId.get(cell.column.id)?.numeric ?? false;
                          const shown = <table.FlexRender cell={cell} />;
                          const className = looks({ open: isOpen, chosen: chosen && !isOpen, numeric }).cell();
                          if (index > 0)
                            return (
                              <td className={className} key={cell.id}>
                                {shown}
                              </td>
                            );
                          return (
                            <th className={look.cell({ className: look.nameCell() })} key={cell.id} scope="row">
                              {props.onOpen ? (
                                <button
                                  className="min-h-11 w-full cursor-pointer text-start font-semibold hover:underline"
                                  onClick={() => props.onOpen?.(row.original)}
                                  type="button"
                                >
                                  {shown}
                                </button>
                              ) : (
                                shown
                              )}
                            </th>
                          );
                        })}
                      </tr>
                    );
                  })
                : SKELETON_ROWS.slice(0, pageSize).map((key) => (
                    <tr key={key}>
                      <td className={style.cell()} colSpan={headers.length + (selection ? 1 : 0)}>
                        <span aria-hidden="true" className="block h-4 w-full rounded-label bg-unknown-tint" />
                      </td>
                    </tr>
                  ))}
            </tbody>
          </table>
        </section>
      </div>
      {!rows && <SkeletonGroup label={`Loading ${label}`}>{null}</SkeletonGroup>}
      <TablePager noun={props.noun} onPage={view.goTo} page={view.state.page} pageSize={pageSize} total={total} />
    </div>
  );
}

const toSelectionState = (chosen: ReadonlySet<string> | undefined): RowSelectionState =>
  Object.fromEntries([...(chosen ?? [])].map((key) => [key, true as const]));
