"use client";

import Link from "next/link";
import { useState } from "react";
import { Avatar } from "@/components/brand/avatar";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { addressOf } from "@/lib/calls/address-of";
import { sectionHref } from "@/lib/portal/sections";
import type { ActivityWire, VenueVisitWire } from "@/lib/schemas/visit-analytics";
import { cardRow, nameOf } from "../explorer/visit-columns";
import { SignedOut } from "../signed-out";
import { useEvents } from "../use-events";

type RecentActivityProps = { initial: ActivityWire };

/** The latest check-ins, updated live. */
export function RecentActivity({ initial }: RecentActivityProps) {
  const [items, setItems] = useState(initial.items);
  const { awaySince, isOver } = useEvents<ActivityWire>(addressOf("GET /api/visits/activity/events"), (activity) =>
    setItems(activity.items),
  );
  if (isOver) return <SignedOut />;
  return (
    <section className="rounded-card border border-line bg-raised p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-step-2">Recent Activity</h2>
        <Link className="text-small underline underline-offset-4" href={sectionHref("data-explorer")}>
          Data Explorer
        </Link>
      </div>
      {awaySince && (
        <p className="mt-2 text-saffron-ink text-small" role="status">
          Not connected: what comes now is shown when the line is back.
        </p>
      )}
      {items.length === 0 ? (
        <div className="mt-3">
          <p className="font-semibold">No Visits Yet</p>
          <p className="mt-1 text-ink-soft text-small">
            Print the code of a table: a guest who scans it stands here a second later.
          </p>
        </div>
      ) : (
        <ol aria-live="polite" className="mt-2">
          {items.map((visit) => (
            <Row key={visit.id} visit={visit} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Row({ visit }: { visit: VenueVisitWire }) {
  return (
    <li className="flex items-center gap-3 border-line border-b py-2.5 last:border-b-0">
      <Avatar printId={visit.id} size={40} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{nameOf(visit)}</p>
        <p className="text-ink-soft text-small">{visit.user ? <Limits visit={visit} /> : "no card kept"}</p>
      </div>
      <p className="shrink-0 text-end text-ink-soft text-small tabular-nums">
        <Time iso={visit.check_in_time} />
        <br />
        {visit.location?.label ?? (visit.visit_type === "ONLINE" ? "online" : "entrance")}
      </p>
    </li>
  );
}

/** The allergies with their sign, then the diet. Rows that the guest did not share are named as such. */
function Limits({ visit }: { visit: VenueVisitWire }) {
  const [allergies, diet] = [cardRow(visit, "Allergies"), cardRow(visit, "Diet")];
  const rest = [
    ...(allergies === null ? ["Allergies not shown"] : []),
    ...(diet ?? (allergies === null ? [] : ["Diet not shown"])),
  ].join(", ");
  if (!allergies?.length) return rest || "No preferences yet";
  return (
    <>
      <span className="inline-flex items-center gap-1.5 font-semibold text-tomato-ink">
        <VerdictBadge size={16} verdict="conflict" />
        <span className="sr-only">Allergies: </span>
        {allergies.join(", ")}
      </span>
      {rest && ` ${rest}`}
    </>
  );
}

/** Rendered in the browser's time zone, which the server does not know; hence the suppressed hydration warning. */
function Time({ iso }: { iso: string }) {
  const words = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(new Date(iso));
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {words}
    </time>
  );
}
