import { useQuery } from "@tanstack/react-query";
import { type DataColumn, DataTable } from "@/components/ui/data-table";
import { useTableView } from "@/components/ui/data-table/use-table-view";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { adminApi } from "@/lib/admin-client";
import type { MlAccuracy } from "@/lib/schemas/admin-ml";
import { attributeWords } from "./ingredient-columns";

type Row = MlAccuracy["attributes"][number];

const share = (part: number, whole: number) => (whole === 0 ? "none yet" : `${((part / whole) * 100).toFixed(1)}%`);

const COLUMNS: DataColumn<Row>[] = [
  { id: "attribute", label: "Attribute", cell: (row) => attributeWords(row.key) },
  { id: "caught", label: "Caught", numeric: true, cell: (row) => row.caught },
  { id: "missed", label: "Missed", numeric: true, cell: (row) => <b>{row.missed}</b> },
  { id: "recall", label: "Share caught", numeric: true, cell: (row) => share(row.caught, row.caught + row.missed) },
  { id: "false", label: "False alarms", numeric: true, cell: (row) => row.false_alarms },
  {
    id: "precision",
    label: "Warnings that were right",
    numeric: true,
    cell: (row) => share(row.caught, row.caught + row.false_alarms),
  },
];

/** Compares the current classifier with the reviewers' decisions. */
export function Accuracy() {
  const view = useTableView();
  const accuracy = useQuery({ queryKey: ["ml", "accuracy"], queryFn: adminApi.accuracy });
  const rows = accuracy.data?.attributes.filter((row) => row.caught + row.missed + row.false_alarms + row.agreed > 0);
  return (
    <section aria-label="Accuracy" className="mt-4 max-w-4xl">
      <p className="mb-3 max-w-[70ch] text-ink-soft">
        {accuracy.data ? `${accuracy.data.reviewed.toLocaleString("en")} reviewed ingredients. ` : ""}A missed food does
        not fit and the classifier said nothing: it is the dangerous kind.
      </p>
      <DataTable
        columns={COLUMNS}
        empty={
          <EmptyState title="Nothing reviewed yet">
            As soon as attributes are saved and confirmed, the classifier is measured against them here.
          </EmptyState>
        }
        failed={
          accuracy.isError && (
            <ErrorState onRetry={() => accuracy.refetch()} title="Failed to load ingredient summary">
              Nothing was changed.
            </ErrorState>
          )
        }
        label="Accuracy by attribute"
        pageSize={20}
        rowKey={(row) => row.key}
        rows={rows}
        view={view}
      />
    </section>
  );
}
