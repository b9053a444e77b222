"use client";

import { useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { discoverWith, EVERYTHING, isSearch, readWebAddress } from "@/components/recipes/discover/discover-address";
import type { HandedAs } from "@/components/recipes/handed-text";
import { findAddresses } from "@/lib/recipes/find-addresses";
import { discoverText } from "@/messages/en/discover";
import { useDiscover } from "./use-discover";
import { useImport } from "./use-import";

/** The most characters in the field. */
export const MAX_LENGTH = 2000;
/** A search has fewer lines. */
const LINES_OF_RECIPE = 3;
const PAUSE_MS = 350;
const MIN_LENGTH = 2;
const OFFLINE = "You are offline. Nothing was lost: try again once you are connected.";

export type HandOver = { as: HandedAs; text: string; count: number };

/** A text that is no search and not one address: it is read elsewhere, as a list of addresses or as a recipe. */
function handOverOf(text: string): HandOver | null {
  const count = /https?:|www\./i.test(text) ? findAddresses(text).addresses.length : 0;
  if (count > 1) return { as: "addresses", text, count };
  const lines = text.split("\n").filter((line) => line.trim() !== "").length;
  return lines >= LINES_OF_RECIPE ? { as: "recipe", text, count } : null;
}

/** The search field: an address is looked up and imported; other text is searched for after a pause in typing. */
export function useBox() {
  const t = useText(discoverText);
  const { shown, go, pending } = useDiscover();
  const importing = useImport(go);
  const wanted = shown.sourceUrl ?? shown.q;
  const [text, setText] = useState(wanted);
  /** A pasted text as it was, with the ends of its lines, which the field does not keep. */
  const [pasted, setPasted] = useState<string | null>(null);
  const [offline, setOffline] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const sent = useRef(wanted);

  // Follows address changes by Back, forward and links; changes that the field itself made are already shown.
  useEffect(() => {
    if (wanted === sent.current) return;
    sent.current = wanted;
    setText(wanted);
  }, [wanted]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOnline = () => {
    setOffline(navigator.onLine ? null : t.known(OFFLINE));
    return navigator.onLine;
  };
  function search(q: string) {
    if (q === shown.q && shown.sourceUrl === null) return;
    if (!isOnline()) return;
    sent.current = q;
    // The start of a search adds a history entry, so that Back leaves the search; further typing replaces that entry.
    go(discoverWith(shown, { q, sourceUrl: null }), isSearch(shown) ? "replace" : "push");
  }

  return {
    text,
    shown,
    pending,
    importing,
    offline,
    address: readWebAddress(text),
    handOver: handOverOf(pasted ?? text),
    /** Takes over a text of several lines. @returns whether it did */
    paste: (whole: string): boolean => {
      if (!/\n/.test(whole.trim())) return false;
      clearTimeout(timer.current);
      setPasted(whole);
      setText(whole.trim().replace(/\s+/g, " ").slice(0, MAX_LENGTH));
      return true;
    },
    type: (next: string) => {
      setText(next);
      setPasted(null);
      clearTimeout(timer.current);
      if (importing.status || importing.problem) importing.reset();
      const q = next.trim();
      if (/^https?:/i.test(q) || handOverOf(next) || q.length < MIN_LENGTH) return;
      timer.current = setTimeout(() => search(q), PAUSE_MS);
    },
    submit: () => {
      clearTimeout(timer.current);
      const address = readWebAddress(text);
      if (!text.trim() || importing.busy || !isOnline()) return;
      if (!address) return search(text.trim());
      sent.current = address;
      void importing.importUrl(address);
    },
    clear: () => {
      clearTimeout(timer.current);
      importing.reset();
      setPasted(null);
      setText("");
      setOffline(null);
      sent.current = "";
      go({ ...EVERYTHING, fitsMe: shown.sourceUrl ? true : shown.fitsMe, pageSize: shown.pageSize });
    },
  };
}
