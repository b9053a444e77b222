"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTask } from "@/components/ui/use-task";
import { ApiError } from "@/lib/api-call";
import type { VisitWire } from "@/lib/schemas/visits";
import type { ShareRow } from "@/lib/sight/share-rows";

export type CheckInFailure = { message: string; mayPass: boolean };

/** What a venue offers to whoever scanned its code: the place, and the visit that is active there already. */
type Offer = { location: { id: string } | null; visit: VisitWire | null };

type OfferOptions<Found> = {
  /** Who checks in, and where. Somebody else, or another place, starts again. */
  key: readonly unknown[];
  isEnabled: boolean;
  load: () => Promise<Found>;
  offerOf: (found: Found) => Offer | null;
  /** The rows that are ticked until the person chooses. */
  rowsOf: (found: Found) => readonly ShareRow[];
  /** Null if there is nothing to check in with. */
  send: (rows: readonly ShareRow[]) => Promise<VisitWire | null>;
  /** The beginnings of the two messages. */
  failed: { load: string; checkIn: string };
};

/** Null stands for a refused session, which the account step reports. */
function failureOf(error: unknown, what: string): CheckInFailure | null {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 401) return null;
  if (status === 404 || status === 422) {
    const message = "We do not know this venue or table. Scan its code again, or go on without checking in.";
    return { message, mayPass: false };
  }
  const reason = error instanceof Error ? ` ${error.message}` : "";
  return { message: `${what}${reason}`, mayPass: true };
}

/** `visit`: undefined until a check-in was made here, null when the person chooses again. */
type Choice = {
  of: string;
  rows: readonly ShareRow[] | null;
  visit: VisitWire | null | undefined;
  failure: CheckInFailure | null;
};

const noChoice = (of: string): Choice => ({ of, rows: null, visit: undefined, failure: null });

/** An active visit counts if it is at the scanned location, or if the code names none. */
const activeVisit = (offer: Offer | null | undefined): VisitWire | null =>
  offer?.visit && (!offer.location || offer.visit.location_id === offer.location.id) ? offer.visit : null;

/**
 * Loads what a venue offers and checks in with the chosen rows. Opening the page records nothing; `checkIn` does. The
 * server returns an existing active visit, so a check-in that is sent twice creates no second one.
 */
export function useOffer<Found>({ key, isEnabled, load, offerOf, rowsOf, send, failed }: OfferOptions<Found>) {
  const of = JSON.stringify(key);
  const query = useQuery({
    queryKey: ["check-in", ...key],
    queryFn: load,
    enabled: isEnabled,
    // A failure is shown at once, with its own button; and the offer is loaded anew whenever the page is opened.
    ...{ retry: false, networkMode: "always", staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  });
  const [choice, setChoice] = useState(() => noChoice(of));
  if (choice.of !== of) setChoice(noChoice(of));
  const choose = (change: Partial<Choice>) => setChoice((now) => (now.of === of ? { ...now, ...change } : now));
  const { busy, run, cancel } = useTask();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the check-in of another person or place is not waited for.
  useEffect(() => cancel, [of]);

  const found = query.data;
  const offer = found === undefined ? null : offerOf(found);
  const rows = choice.rows ?? (found === undefined ? [] : rowsOf(found));
  const isBusy = busy || query.isFetching;
  const checkIn = () => {
    choose({ failure: null });
    void run(
      "check-in",
      async (signal) => {
        const visit = await send(rows);
        if (visit && !signal.aborted) choose({ visit });
      },
      (error) => choose({ failure: failureOf(error, failed.checkIn) }),
    );
  };
  return {
    found,
    rows,
    setRows: (chosen: readonly ShareRow[]) => choose({ rows: chosen }),
    visit: choice.visit === undefined ? activeVisit(offer) : choice.visit,
    /** The visit was made here. */
    isNew: Boolean(choice.visit),
    failure: isBusy ? null : (choice.failure ?? (query.error && failureOf(query.error, failed.load))),
    busy: isBusy,
    checkIn,
    chooseAgain: () => choose({ visit: null }),
    retry: offer ? checkIn : () => void query.refetch(),
  };
}
