import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, Plus, Upload } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { type DataColumn, DataTable } from "@/components/ui/data-table";
import { ColumnChooser } from "@/components/ui/data-table/column-chooser";
import { sortToText } from "@/components/ui/data-table/table-state";
import { useTableView } from "@/components/ui/data-table/use-table-view";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/field";
import { saveFile } from "@/components/ui/save-file";
import { ADMIN_PAGE_SIZE } from "@/lib/admin/limits";
import { adminApi } from "@/lib/admin-client";
import type { AdminRow, ColumnMeta, ModelMeta, RowPage } from "@/lib/schemas/admin";
import { useAdminToast } from "../use-admin-toast";
import { errorMessage } from "../use-confirmed";
import { BulkBar } from "./bulk-bar";
import { CellText } from "./cell-text";
import { ColumnFilter } from "./column-filter";
import { ImportDialog } from "./import-dialog";
import { InlineCell } from "./inline-cell";
import { RowEditor } from "./row-editor";
import { SeedButton } from "./seed-button";
import { useUndo } from "./use-undo";

/** How many columns are shown at first; the others are one click away. */
const SHOWN_AT_FIRST = 7;
const NUMBERS = new Set(["integer", "bigint", "float", "decimal"]);

/** The name column first, as the row's header; then editable columns, computed columns, and keys last. */
function inOrder({ fields, name_column }: ModelMeta): ColumnMeta[] {
  const name = fields.filter((column) => column.name === name_column);
  const rest = fields.filter((column) => column.name !== name_column);
  const rank = (column: ColumnMeta) => {
    if (!column.read_only || column.relation) return 0;
    return column.type === "uuid" ? 2 : 1;
  };
  return [...name, ...rest.toSorted((one, other) => rank(one) - rank(other))];
}

/** The rows of a model. The address holds search, filters, order and page; a row opens beside the table. */
export function ModelRows({ meta }: { meta: ModelMeta }) {
  const columns = useMemo(() => inOrder(meta), [meta]);
  const hidden = useMemo(() => columns.slice(SHOWN_AT_FIRST).map((column) => column.name), [columns]);
  const view = useTableView({ hidden });
  const open = useSearchParams().get("row");
  const [importing, setImporting] = useState(false);
  const client = useQueryClient();
  const toast = useAdminToast();
  const { page, search, sort, filters } = view.state;
  const wanted = { page, search, filters, sort: sortToText(sort), page_size: ADMIN_PAGE_SIZE };
  const rows = useQuery({
    queryKey: ["admin", "rows", meta.model, wanted],
    queryFn: () => adminApi.rows(meta.model, wanted),
    placeholderData: keepPreviousData,
  });
  const { chosen, setChosen, versionsOfChosen } = useChosen(rows.data?.items ?? []);
  const refresh = () => client.invalidateQueries({ queryKey: ["admin"] });

  const { undo, question } = useUndo(meta);
  const openRow = (id: string | null) => {
    const query = new URLSearchParams(window.location.search);
    if (id === null) query.delete("row");
    else query.set("row", id);
    window.history.pushState(null, "", `?${query}`);
  };
  const shown = useShownColumns({ columns, meta, view, undo });
  async function exportAs(format: "csv" | "json", ids?: readonly string[]) {
    const order = sortToText(sort);
    try {
      const file = ids
        ? await adminApi.exportChosen(meta.model, ids, { format, sort: order })
        : await adminApi.exportRows(meta.model, { search, filters, sort: order }, format);
      saveFile(file, `${meta.model}.${format}`);
    } catch (error) {
      toast("error", errorMessage(error, "The rows could not be exported."));
    }
  }
  const isFiltered = search !== "" || Object.keys(filters).length > 0;
  const clear = () => view.change({ search: "", filters: {} });
  const total = rows.data?.total_count;
  return (
    <div className="grid gap-6 full:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <ModelHead
          isFiltered={isFiltered}
          meta={meta}
          onExport={(format) => void exportAs(format)}
          onImport={() => setImporting(true)}
          onNew={() => openRow("new")}
          onSeeded={refresh}
          rows={rows.data}
        />
        <div className="my-3 flex flex-wrap items-end gap-2">
          <TextField
            className="min-w-52 flex-1"
            hideLabel
            label={`Search ${meta.model}`}
            onChange={(event) => view.change({ search: event.target.value })}
            placeholder="Search all text columns"
            type="search"
            value={search}
          />
          <ColumnChooser columns={shown} view={view} />
          <Button disabled={!isFiltered} onClick={clear} size="sm">
            Clear filters
          </Button>
        </div>
        <BulkBar
          chosen={chosen}
          meta={meta}
          onChosen={setChosen}
          onDone={refresh}
          onExport={() => exportAs("csv", [...chosen])}
          versions={versionsOfChosen}
        />
        <DataTable
          columns={shown}
          empty={
            isFiltered ? (
              <EmptyState action={<Button onClick={clear}>Clear filters</Button>} title="No row matches">
                The search and the filters leave nothing of {meta.model}.
              </EmptyState>
            ) : (
              <EmptyState title="No rows yet">Rows of {meta.model} are shown here.</EmptyState>
            )
          }
          failed={
            rows.isError && (
              <ErrorState onRetry={() => rows.refetch()} retrying={rows.isFetching} title="Failed to load model data">
                {errorMessage(rows.error, "Nothing was changed.")}
              </ErrorState>
            )
          }
          label={meta.model}
          onOpen={(row) => openRow(String(row._id))}
          openKey={open}
          pageSize={ADMIN_PAGE_SIZE}
          rowKey={(row) => String(row._id)}
          rowName={(row) => String(row[meta.name_column] ?? row._id)}
          rows={rows.data?.items}
          selection={meta.read_only ? undefined : { chosen, onChange: setChosen }}
          stale={rows.isPlaceholderData}
          total={total}
          view={view}
        />
      </div>
      {open !== null && (
        <RowEditor
          id={open === "new" ? null : open}
          key={open}
          meta={meta}
          onClose={() => openRow(null)}
          onSaved={(row) => {
            void refresh();
            if (open === "new") openRow(String(row._id));
          }}
          onUndo={undo}
        />
      )}
      {importing && <ImportDialog meta={meta} onClose={() => setImporting(false)} onDone={refresh} />}
      {question}
    </div>
  );
}

/** The chosen rows of all pages, and the version in which each was shown. */
function useChosen(shown: readonly AdminRow[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const seen = useRef(new Map<string, string>());
  // For a row that was chosen on another page: the version that was shown there.
  for (const row of shown) seen.current.set(String(row._id), String(row._version));
  const versionsOfChosen = () =>
    Object.fromEntries([...chosen].flatMap((id) => (seen.current.has(id) ? [[id, seen.current.get(id) ?? ""]] : [])));
  return { chosen, setChosen, versionsOfChosen };
}

type ShownColumns = {
  columns: readonly ColumnMeta[];
  meta: ModelMeta;
  view: ReturnType<typeof useTableView>;
  undo: ReturnType<typeof useUndo>["undo"];
};

function useShownColumns({ columns, meta, view, undo }: ShownColumns): DataColumn<AdminRow>[] {
  return useMemo(
    () =>
      columns.map(
        (column): DataColumn<AdminRow> => ({
          id: column.name,
          label: column.name,
          numeric: NUMBERS.has(column.type) && !column.relation,
          ...(column.list || column.type === "json" ? {} : { sortKey: column.name }),
          cell: (row) =>
            column.read_only || column.relation || column.name === meta.name_column || !isInline(column) ? (
              // The name is a button that opens the row, so it must not contain a link.
              <CellText column={column.name === meta.name_column ? { ...column, relation: null } : column} row={row} />
            ) : (
              <InlineCell column={column} model={meta.model} onUndo={undo} row={row} />
            ),
          filter: <ColumnFilter column={column} view={view} />,
        }),
      ),
    [columns, meta, view, undo],
  );
}

type ModelHeadProps = {
  meta: ModelMeta;
  rows: RowPage | undefined;
  isFiltered: boolean;
  onExport: (format: "csv" | "json") => void;
  onImport: () => void;
  onNew: () => void;
  onSeeded: () => void;
};

/** The model, how many rows there are, and what can be done with the whole table. */
function ModelHead({ meta, rows, isFiltered, onExport, onImport, onNew, onSeeded }: ModelHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-3 border-ink border-b pb-3">
      <div className="min-w-0">
        <h1 className="break-words text-step-4">{meta.model}</h1>
        <p className="text-ink-soft">
          {rows === undefined
            ? "Counting the rows"
            : `${rows.total_is_estimate ? "about " : ""}${rows.total_count.toLocaleString("en")} ${isFiltered ? "rows match" : "rows"}`}
          {meta.read_only && ". Read-only: the application keeps it."}
        </p>
        {meta.docs && <p className="mt-1 max-w-[70ch] text-ink-soft text-small">{meta.docs}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {meta.model === "dietary_attributes" && <SeedButton onSeeded={onSeeded} />}
        {!meta.read_only && (
          <Button onClick={onImport} size="sm">
            <Upload aria-hidden="true" size={18} />
            Import
          </Button>
        )}
        <Button onClick={() => onExport("csv")} size="sm">
          <Download aria-hidden="true" size={18} />
          Export CSV
        </Button>
        <Button onClick={() => onExport("json")} size="sm">
          Export JSON
        </Button>
        {meta.can_create && (
          <Button onClick={onNew} size="sm" variant="primary">
            <Plus aria-hidden="true" size={18} />
            New row
          </Button>
        )}
      </div>
    </div>
  );
}

/** Only values that fit one line of a table are edited in place; others are edited beside the table. */
const isInline = (column: ColumnMeta): boolean => !column.list && column.type !== "json" && column.type !== "datetime";
