"use client";

import { useEffect, useRef, useState } from "react";
import { takeHandedText } from "@/components/recipes/handed-text";
import { useAskBeforeLeaving } from "@/components/ui/use-ask-before-leaving";
import { findAddresses, MAX_ADDRESSES } from "@/lib/recipes/find-addresses";
import { type AddressRow, notBegun, runAddresses, type Stopped } from "./run-addresses";

type Reading = {
  phase: "enter" | "reading" | "done";
  rows: readonly AddressRow[];
  isPausing: boolean;
  stopped: Stopped | null;
};

const NOTHING: Reading = { phase: "enter", rows: [], isPausing: false, stopped: null };

/** A list of addresses, their import one after the other, and its report. */
export function useAddresses() {
  const [text, setText] = useState("");
  const [state, setState] = useState(NOTHING);
  useEffect(() => setText((before) => before || takeHandedText("addresses")), []);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const isReading = state.phase === "reading";
  useAskBeforeLeaving(isReading);

  async function run(rows: readonly AddressRow[]): Promise<void> {
    // A second click comes before the button is gone.
    if (control.current && !control.current.signal.aborted) return;
    const mine = new AbortController();
    control.current = mine;
    setState({ phase: "reading", rows, isPausing: false, stopped: null });
    let latest = rows;
    const stopped = await runAddresses({
      rows,
      signal: mine.signal,
      onProgress: (next, isPausing) => {
        latest = next;
        setState((before) => ({ ...before, rows: next, isPausing }));
      },
    });
    control.current = null;
    setState({ phase: "done", rows: latest, isPausing: false, stopped });
  }

  const { addresses, twice } = findAddresses(text);
  return {
    ...state,
    text,
    setText,
    count: addresses.length,
    twice,
    read: () => {
      setText(addresses.slice(MAX_ADDRESSES).join("\n"));
      return run(addresses.slice(0, MAX_ADDRESSES).map(notBegun));
    },
    goOn: () => run(state.rows),
    retry: () => run(state.rows.map((row) => (row.way === "retry" ? notBegun(row.address) : row))),
    stop: () => control.current?.abort(),
    again: () => setState(NOTHING),
    /** What became of a page that the person pasted. */
    replace: (row: AddressRow) =>
      setState((before) => ({
        ...before,
        rows: before.rows.map((each) => (each.address === row.address ? row : each)),
      })),
  };
}
