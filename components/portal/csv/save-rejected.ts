import type { NumberedRow } from "@/components/portal/csv/import-run";
import { saveFile } from "@/components/ui/save-file";
import { rejectedCsv } from "@/lib/portal/venue-csv";

/** The rows that something is wrong with, as a file with the reasons. */
export function saveRejected(rows: readonly NumberedRow[], messages: ReadonlyMap<number, string>): void {
  const rejected = rows.flatMap(({ number, row }) => {
    const message = messages.get(number);
    return message === undefined ? [] : [{ row, message }];
  });
  saveFile(new Blob([rejectedCsv(rejected)], { type: "text/csv" }), "rejected-venues.csv");
}
