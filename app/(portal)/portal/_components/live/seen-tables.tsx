import { needsAsking } from "@/lib/analytics/live-guests";
import { limitsInWords, type TableInHouse } from "@/lib/analytics/tables-in-house";
import { titleOf } from "./table-ticket";

type SeenTablesProps = { tables: readonly TableInHouse[]; time: Intl.DateTimeFormat };

/** The tables whose cards somebody has read as they are now. */
export function SeenTables({ tables, time }: SeenTablesProps) {
  if (tables.length === 0) return null;
  return (
    <ul aria-label="Seen" className="mt-4 rounded-card border border-line bg-raised px-4">
      {tables.map((table) => (
        <SeenRow key={table.key} table={table} time={time} />
      ))}
    </ul>
  );
}

function SeenRow({ table, time }: { table: TableInHouse; time: Intl.DateTimeFormat }) {
  const { allergies, rest } = limitsInWords(table.guests);
  const seen = table.guests
    .flatMap((guest) => guest.seen ?? [])
    .sort((a, b) => a.at.localeCompare(b.at))
    .at(-1);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2.5 text-step-1 last:border-b-0">
      <b className="min-w-28 font-serif text-step-2">{titleOf(table.table)}</b>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b className="text-tomato-ink">{allergies}</b> {rest}
        {table.table === null && <bdi className="text-ink-soft"> {table.guests[0]?.display_name}</bdi>}
      </span>
      {seen && (
        <span className="text-body text-ink-soft">
          {table.guests.every(needsAsking) ? "Asked" : "Seen"} {time.format(new Date(seen.at))}, {seen.by}
        </span>
      )}
    </li>
  );
}
