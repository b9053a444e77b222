import { saveFile } from "@/components/ui/save-file";
import { type CsvRow, rejectedCsv } from "@/lib/venues/venue-csv";

/** A row and its number in the file. */
export type NumberedRow = { number: number; row: CsvRow };

/** Saves the rejected rows as a file, each with the reason. */
export function saveRejected(rows: readonly NumberedRow[], messages: ReadonlyMap<number, string>): void {
  const rejected = rows.flatMap(({ number, row }) => {
    const message = messages.get(number);
    return message === undefined ? [] : [{ row, message }];
  });
  saveFile(new Blob([rejectedCsv(rejected)], { type: "text/csv" }), "rejected-venues.csv");
}
