"use client";

import { useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { discoverWith, EVERYTHING, isSearch, readWebAddress } from "@/components/recipes/discover/discover-address";
import { discoverText } from "@/messages/en/discover";
import { useDiscover } from "./use-discover";
import { useImport } from "./use-import";

const PAUSE_MS = 350;
const MIN_LENGTH = 2;
const OFFLINE = "You are offline. Nothing was lost: try again once you are connected.";

/** The search field: an address is looked up and imported; other text is searched for after a pause in typing. */
export function useBox() {
  const t = useText(discoverText);
  const { shown, go, pending } = useDiscover();
  const importing = useImport(go);
  const wanted = shown.sourceUrl ?? shown.q;
  const [text, setText] = useState(wanted);
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
    type: (next: string) => {
      setText(next);
      clearTimeout(timer.current);
      if (importing.status || importing.problem) importing.reset();
      const q = next.trim();
      if (/^https?:/i.test(q) || q.length < MIN_LENGTH) return;
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
      setText("");
      setOffline(null);
      sent.current = "";
      go({ ...EVERYTHING, fitsMe: shown.sourceUrl ? true : shown.fitsMe, pageSize: shown.pageSize });
    },
  };
}
