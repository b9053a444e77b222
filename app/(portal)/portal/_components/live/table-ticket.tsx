import { BellRing, Check } from "lucide-react";
import { Button } from "@/components/ui/button";
import { isUnread, needsAsking } from "@/lib/analytics/live-guests";
import type { TableInHouse } from "@/lib/analytics/tables-in-house";
import { MINUTE_MS } from "@/lib/durations";
import type { LiveGuestWire } from "@/lib/schemas/live";
import { LiveGuest } from "./live-guest";

type TableTicketProps = {
  table: TableInHouse;
  now: Date;
  time: Intl.DateTimeFormat;
  onSeen: (table: TableInHouse) => void;
  onDismiss: (guest: LiveGuestWire) => void;
};

/** A table that somebody must read. Where nothing is known of anybody unread, reading is asking. */
export function TableTicket({ table, now, time, onSeen, onDismiss }: TableTicketProps) {
  const isAskOnly = table.guests.filter(isUnread).every(needsAsking);
  return (
    <li className="overflow-hidden rounded-card border border-line bg-raised shadow-card">
      <div className="flex flex-wrap items-end justify-between gap-x-3 px-4 py-3">
        <h2 className="max-w-full break-words text-step-4">{titleOf(table.table)}</h2>
        <p className="ms-auto shrink-0 whitespace-nowrap text-end font-semibold text-step-2 tabular-nums">
          {minutesSince(table.since, now)} min
          <span className="flex items-center justify-end gap-1.5 font-normal text-body text-saffron-ink">
            {table.rungAt && <BellRing aria-hidden="true" size={18} />}
            {waitWords(table, time)}
          </span>
        </p>
      </div>
      <ul>
        {table.guests.map((guest) => (
          <LiveGuest guest={guest} key={guest.visit_id} onDismiss={onDismiss} />
        ))}
      </ul>
      <div className="p-4 pt-0">
        <Button onClick={() => onSeen(table)} variant="primary" wide>
          <Check aria-hidden="true" size={22} /> {isAskOnly ? "Asked" : "Seen"}
          <span className="sr-only"> {table.table ?? `${table.guests[0]?.display_name}, no table`}</span>
        </Button>
      </div>
    </li>
  );
}

function waitWords({ guests, rungAt }: TableInHouse, time: Intl.DateTimeFormat): string {
  if (rungAt) return `rang again ${time.format(new Date(rungAt))}`;
  return guests.some(({ is_changed: isChanged }) => isChanged) ? "card changed" : "not seen yet";
}

export const titleOf = (label: string | null): string =>
  label === null ? "No table" : label.charAt(0).toUpperCase() + label.slice(1);
const minutesSince = (iso: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / MINUTE_MS));
