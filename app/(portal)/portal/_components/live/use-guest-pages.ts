import { useEffect, useRef, useState } from "react";
import { analyticsApi } from "@/lib/analytics-client";
import type { LiveGuestWire, LiveQuery, LiveViewWire } from "@/lib/schemas/live";

type Pages = { guests: LiveGuestWire[]; further: LiveViewWire["further"] | null; hasFailed: boolean };

const NONE: Pages = { guests: [], further: null, hasFailed: false };

type Asked = {
  venueId: string;
  ask: Partial<LiveQuery>;
  /** How many pages, one after the other. */
  pages: number;
  /** The list as the server last told it: the pages are read anew with each. */
  view: LiveViewWire;
};

/** Guests who do not stand in the list that the server sends by itself: further pages, a crowd, or the dismissed. */
export function useGuestPages({ venueId, ask, pages, view }: Asked): Pages {
  const [read, setRead] = useState<Pages>(NONE);
  const turn = useRef(0);
  const asked = JSON.stringify(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view means that the pages have changed too.
  useEffect(() => {
    turn.current += 1;
    const mine = turn.current;
    if (pages === 0) return setRead(NONE);
    readPages(venueId, JSON.parse(asked) as Partial<LiveQuery>, pages).then(
      (found) => mine === turn.current && setRead(found),
      () => mine === turn.current && setRead((before) => ({ ...before, hasFailed: true })),
    );
  }, [venueId, asked, pages, view]);
  return read;
}

async function readPages(venueId: string, ask: Partial<LiveQuery>, pages: number): Promise<Pages> {
  const guests: LiveGuestWire[] = [];
  let after = ask.after;
  for (let page = 1; ; page += 1) {
    const view = await analyticsApi.readLive(venueId, after === undefined ? ask : { ...ask, after });
    guests.push(...view.guests);
    if (view.next === null || page >= pages) return { guests, further: view.further, hasFailed: false };
    after = view.next;
  }
}
