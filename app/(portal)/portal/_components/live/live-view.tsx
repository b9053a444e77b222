"use client";

import { Maximize, Minimize, Wifi, WifiOff } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { useWakeLock } from "@/components/ui/use-wake-lock";
import { arrivalsInWords } from "@/lib/analytics/arrivals-in-words";
import { tablesInHouse } from "@/lib/analytics/tables-in-house";
import { addressOf } from "@/lib/calls/address-of";
import type { LiveViewWire } from "@/lib/schemas/live";
import { SignedOut } from "../signed-out";
import { useEvents } from "../use-events";
import { CrowdTicket } from "./crowd-ticket";
import { DismissedGuests } from "./dismissed-guests";
import { FurtherGuests } from "./further-guests";
import { SeenTables } from "./seen-tables";
import { TableTicket } from "./table-ticket";
import { useAnswerer } from "./use-answerer";
import { useClock } from "./use-clock";
import { useFullscreen } from "./use-fullscreen";
import { useGuestPages } from "./use-guest-pages";
import { useKitchenActs } from "./use-kitchen-acts";

type LiveViewProps = {
  venueId: string;
  venueName: string;
  zone: string;
  initial: LiveViewWire;
  /** A device, and nobody who could sign in. */
  isTablet?: boolean;
};

/**
 * The guests who are here now, by table. The list comes from the server, and the screen says when it may be outdated.
 */
export function LiveView({ venueId, venueName, zone, initial, isTablet }: LiveViewProps) {
  const [{ view, heard }, setShown] = useState({ view: initial, heard: "" });
  const { awaySince, isOver } = useEvents<LiveViewWire>(
    addressOf("GET /api/visits/venue/{venueId}/live/events", { params: { venueId } }),
    (next) =>
      setShown((before) => {
        const news = arrivalsInWords(before.view, next);
        return { view: next, heard: news.length > 0 ? news.join(" ") : before.heard };
      }),
  );
  const [by, setBy] = useAnswerer();
  const acts = useKitchenActs({ venueId, by, asOf: view.server_time });
  const clock = useClock(view.server_time);
  const screen = useRef<HTMLDivElement>(null);
  const isFull = useFullscreen();
  useWakeLock(isFull);
  const [pages, setPages] = useState(0);
  const ask = view.next === null ? {} : { after: view.next };
  const later = useGuestPages({ venueId, ask, pages: view.next === null ? 0 : pages, view });
  if (isOver) return <SignedOut isTablet={isTablet} />;
  const onFirst = new Set(view.guests.map(({ visit_id: id }) => id));
  const guests = [...view.guests, ...later.guests.filter(({ visit_id: id }) => !onFirst.has(id))];
  const tables = tablesInHouse(guests.filter(({ crowd }) => crowd === null));
  const unread = tables.filter((table) => table.isUnread);
  const time = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  return (
    <div className="min-h-[60vh] relative overflow-auto rounded-card border border-line bg-sunk" ref={screen}>
      <header className="flex flex-wrap items-center gap-x-5 gap-y-2 bg-cover px-5 py-3 text-cover-ink">
        <h1 className="text-step-2">In the house</h1>
        <Counts house={view.house} venueName={venueName} />
        <p className="ms-auto flex items-center gap-2 font-semibold">
          {awaySince ? <WifiOff aria-hidden="true" size={20} /> : <Wifi aria-hidden="true" size={20} />}
          {awaySince ? "Not connected" : "Live"}
        </p>
        <p className="font-semibold text-step-2 tabular-nums">{time.format(clock.now)}</p>
        <Button
          onClick={() => void (isFull ? document.exitFullscreen() : screen.current?.requestFullscreen())}
          size="sm"
          variant="cover"
        >
          {isFull ? <Minimize aria-hidden="true" size={18} /> : <Maximize aria-hidden="true" size={18} />}
          {isFull ? "Leave full screen" : "Full screen"}
        </Button>
      </header>
      {awaySince && (
        <p className="sticky top-0 z-10 border-saffron border-b-2 bg-saffron-tint px-5 py-3 text-step-1" role="alert">
          <b>Not connected since {time.format(clock.at(awaySince))}.</b> This list is old. Ask at every table. It tries
          again every 5 seconds.
        </p>
      )}
      <p className="sr-only" role="status">
        {heard}
      </p>
      <div className="p-4">
        <label className="flex flex-wrap items-center gap-2.5">
          <span className="text-ink-soft">Who answers here</span>
          <Input
            className="max-w-48"
            maxLength={40}
            onChange={(event) => setBy(event.target.value)}
            placeholder="Kitchen"
            value={by}
          />
        </label>
        {view.house.guests === 0 && (
          <div className="mt-4">
            <EmptyState title="Nobody is checked in">
              Guests who scan the code of a table stand here a second later, allergies first.
            </EmptyState>
          </div>
        )}
        <ul aria-label="To look at" className="mt-4 grid items-start gap-4 tablet:grid-cols-2 full:grid-cols-3">
          {unread.map((table) => (
            <TableTicket
              key={table.key}
              now={clock.now}
              onDismiss={acts.dismiss}
              onSeen={acts.see}
              table={table}
              time={time}
            />
          ))}
          {view.crowds.map((crowd) => (
            <CrowdTicket
              crowd={crowd}
              key={crowd.key}
              onDismiss={acts.dismiss}
              onDismissAll={acts.dismissCrowd}
              time={time}
              venueId={venueId}
              view={view}
            />
          ))}
        </ul>
        <FurtherGuests
          hasFailed={later.hasFailed}
          onMore={() => setPages(pages + 1)}
          sum={pages > 0 && later.further ? later.further : view.further}
        />
        <SeenTables tables={tables.filter((table) => !table.isUnread)} time={time} />
        <DismissedGuests onPutBack={acts.putBack} time={time} venueId={venueId} view={view} />
      </div>
    </div>
  );
}

function Counts({ house, venueName }: { house: LiveViewWire["house"]; venueName: string }) {
  return (
    <p>
      {venueName}: <b>{house.guests}</b> {house.guests === 1 ? "guest" : "guests"}, <b>{house.unread}</b> not seen,{" "}
      <b>{house.to_ask}</b> to ask
    </p>
  );
}
