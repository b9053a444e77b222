"use client";

import { Download } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { saveFile } from "@/components/ui/save-file";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { csvFile } from "@/lib/csv/write-csv";

export type ChartRows = { columns: readonly string[]; rows: readonly (readonly (string | number)[])[] };

type ChartPanelProps = {
  title: string;
  /** The chart's main finding in one sentence, which is also its accessible name. */
  finding: string;
  chart: ReactNode;
  table: ChartRows;
  fileName: string;
  note?: ReactNode;
  legend?: ReactNode;
  className?: string;
};

/** A chart with the same data as a table and as a file. In print, the table follows the chart. */
export function ChartPanel({ title, finding, chart, table, fileName, note, legend, className = "" }: ChartPanelProps) {
  const [view, setView] = useState<"chart" | "table">("chart");
  const id = useId();
  const save = () => saveFile(new Blob([csvFile(table.columns, table.rows)], { type: "text/csv" }), `${fileName}.csv`);
  return (
    <section aria-labelledby={id} className={`min-w-0 rounded-card border border-line bg-raised p-5 ${className}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="text-step-2" id={id}>
            {title}
          </h2>
          <p className="mt-1 text-ink-soft text-small">{finding}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <SegmentedControl
            label={`${title} as`}
            onChange={setView}
            options={[
              { value: "chart", label: "Chart" },
              { value: "table", label: "Table" },
            ]}
            value={view}
          />
          <button
            className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold text-herb text-small underline underline-offset-4"
            onClick={save}
            type="button"
          >
            <Download aria-hidden="true" size={17} />
            CSV<span className="sr-only"> of {title}</span>
          </button>
        </div>
      </div>
      {view === "chart" && legend}
      {view === "chart" ? (
        <figure aria-label={finding} className="mt-4" role="img">
          {chart}
        </figure>
      ) : null}
      <div className={view === "table" ? "mt-4" : "hidden print:mt-4 print:block"}>
        <ChartTable label={title} {...table} />
      </div>
      {note && <p className="mt-3 text-ink-soft text-small">{note}</p>}
    </section>
  );
}

function ChartTable({ label, columns, rows }: ChartRows & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={`${label}, table`} className="max-h-96 relative overflow-auto print:max-h-none" tabIndex={0}>
      <table className="w-full border-collapse text-small">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                className={`border-line border-b py-2 font-semibold ${index === 0 ? "text-start" : "text-end"}`}
                key={column}
                scope="col"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a chart have no other identity; an hour can come twice
            <tr key={row}>
              <th className="border-line border-b py-2 text-start font-normal" scope="row">
                {name}
              </th>
              {values.map((value, index) => (
                <td className="border-line border-b py-2 text-end tabular-nums" key={columns[index + 1]}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
