"use client";

import { BellRing, Check, Maximize, Minimize, Wifi, WifiOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { LiveGuest } from "@/components/portal/live/live-guest";
import { SignedOut } from "@/components/portal/signed-out";
import { useEvents } from "@/components/portal/use-events";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import { useWakeLock } from "@/components/ui/use-wake-lock";
import { limitsInWords, type TableInHouse, tablesInHouse } from "@/lib/analytics/tables-in-house";
import { analyticsApi } from "@/lib/analytics-client";
import { MINUTE_MS } from "@/lib/durations";
import type { LiveViewWire } from "@/lib/schemas/live";

type LiveViewProps = { venueId: string; venueName: string; zone: string; initial: LiveViewWire };

/**
 * The guests who are here now, by table. The list comes from the server, and the screen says when it may be outdated.
 */
export function LiveView({ venueId, venueName, zone, initial }: LiveViewProps) {
  const [view, setView] = useState(initial);
  const { awaySince, isOver } = useEvents<LiveViewWire>(`/api/visits/venue/${venueId}/live/events`, setView);
  const [by, setBy] = useAnswerer();
  const clock = useClock(initial.server_time);
  const toast = useToast();
  const screen = useRef<HTMLDivElement>(null);
  const isFull = useFullscreen();
  useWakeLock(isFull);
  const tables = tablesInHouse(view.guests);
  const waiting = tables.filter(({ needsLook }) => needsLook);
  const rest = tables.filter(({ needsLook }) => !needsLook);
  const time = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  const answer = async (table: TableInHouse) => {
    try {
      await Promise.all(
        table.guests
          .filter(({ seen, is_changed: isChanged }) => seen === null || isChanged)
          .map(({ visit_id: visitId }) => analyticsApi.markSeen(venueId, visitId, by.trim() || "Kitchen")),
      );
    } catch {
      toast("error", `Table ${table.table} was not answered. Please try again.`);
    }
  };
  if (isOver) return <SignedOut />;
  return (
    <div className="min-h-[60vh] relative overflow-auto rounded-card border border-line bg-sunk" ref={screen}>
      <header className="flex flex-wrap items-center gap-x-5 gap-y-2 bg-cover px-5 py-3 text-cover-ink">
        <h1 className="text-step-2">In the house</h1>
        <p>
          {venueName}: <b>{tables.length}</b> {tables.length === 1 ? "table" : "tables"},{" "}
          <b>{tables.filter(({ isAllergic }) => isAllergic).length}</b> with allergies, <b>{waiting.length}</b> to look
          at
        </p>
        <p className="ml-auto flex items-center gap-2 font-semibold">
          {awaySince ? <WifiOff aria-hidden="true" size={20} /> : <Wifi aria-hidden="true" size={20} />}
          {awaySince ? "Not connected" : "Live"}
        </p>
        <p className="font-semibold text-step-2 tabular-nums">{time.format(clock)}</p>
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
        <p className="border-saffron border-b-2 bg-saffron-tint px-5 py-3 text-step-1" role="alert">
          <b>Not connected since {time.format(awaySince)}.</b> This list may be old. Ask at the table, or look again in
          a moment: it tries every 5 seconds.
        </p>
      )}
      {view.left_off > 0 && (
        <p className="border-saffron border-b-2 bg-saffron-tint px-5 py-3 text-step-1" role="alert">
          <b>
            {view.left_off.toLocaleString("en")} more {view.left_off === 1 ? "guest is" : "guests are"} in the house
          </b>{" "}
          than this list can hold: those who came first. The Data Explorer has all of them.
        </p>
      )}
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
        {tables.length === 0 && (
          <div className="mt-4">
            <EmptyState title="Nobody is checked in">
              Guests who scan the code of a table stand here a second later, allergies first.
            </EmptyState>
          </div>
        )}
        <ul
          aria-label="To look at"
          aria-live="polite"
          className="mt-4 grid items-start gap-4 tablet:grid-cols-2 full:grid-cols-3"
        >
          {waiting.map((table) => (
            <li className="overflow-hidden rounded-card border border-line bg-raised shadow-card" key={table.key}>
              <div className="flex flex-wrap items-end justify-between gap-x-3 px-4 py-3">
                <h2 className="max-w-full break-words text-step-4">{titleOf(table.table)}</h2>
                <p className="ml-auto shrink-0 whitespace-nowrap text-right font-semibold text-step-2 tabular-nums">
                  {minutesSince(table.since, clock)} min
                  <span className="flex items-center justify-end gap-1.5 font-normal text-body text-saffron-ink">
                    {table.rungAt && <BellRing aria-hidden="true" size={18} />}
                    {waitWords(table, time)}
                  </span>
                </p>
              </div>
              <ul>
                {table.guests.map((guest) => (
                  <LiveGuest guest={guest} key={guest.visit_id} />
                ))}
              </ul>
              <div className="p-4 pt-0">
                <Button onClick={() => void answer(table)} variant="primary" wide>
                  <Check aria-hidden="true" size={22} /> Seen<span className="sr-only"> {table.table}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
        {rest.length > 0 && (
          <ul aria-label="Seen, or nothing to mind" className="mt-4 rounded-card border border-line bg-raised px-4">
            {rest.map((table) => (
              <SeenRow key={table.key} table={table} time={time} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function SeenRow({ table, time }: { table: TableInHouse; time: Intl.DateTimeFormat }) {
  const { allergies, rest } = limitsInWords(table.guests);
  const seen = table.guests.find((guest) => guest.seen)?.seen;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2.5 text-step-1 last:border-b-0">
      <b className="min-w-28 font-serif text-step-2">{titleOf(table.table)}</b>
      <span className="min-w-0 flex-1">
        <b className="text-tomato-ink">{allergies}</b> {rest}
      </span>
      <span className="text-body text-ink-soft">
        {seen ? `Seen ${time.format(new Date(seen.at))}, ${seen.by}` : "No limits to mind"}
      </span>
    </li>
  );
}

function waitWords({ guests, rungAt }: TableInHouse, time: Intl.DateTimeFormat): string {
  if (rungAt) return `rang again ${time.format(new Date(rungAt))}`;
  return guests.some(({ is_changed: isChanged }) => isChanged) ? "card changed" : "not seen yet";
}

const titleOf = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
const minutesSince = (iso: string, clock: Date): number =>
  Math.max(0, Math.floor((clock.getTime() - new Date(iso).getTime()) / MINUTE_MS));

/** The server's current time, because a tablet's own clock may be wrong by hours. */
function useClock(serverTime: string): Date {
  const [clock, setClock] = useState(() => new Date(serverTime));
  useEffect(() => {
    const ahead = new Date(serverTime).getTime() - Date.now();
    const timer = setInterval(() => setClock(new Date(Date.now() + ahead)), 10_000);
    return () => clearInterval(timer);
  }, [serverTime]);
  return clock;
}

const ANSWERER = "forkprint-kitchen-answers";

/** The name that guests see beside Seen. It is stored on this device. */
function useAnswerer(): [string, (name: string) => void] {
  const [name, setName] = useState("");
  useEffect(() => setName(localStorage.getItem(ANSWERER) ?? ""), []);
  const keep = (next: string) => {
    setName(next);
    localStorage.setItem(ANSWERER, next);
  };
  return [name, keep];
}

function useFullscreen(): boolean {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  return isFull;
}
