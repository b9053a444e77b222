"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { keepDeviceText, useDeviceText } from "@/components/guest-card/use-device-text";
import type { Sending } from "@/components/guest-card/use-guest-visit";
import { keepCardLink, keptCardLink } from "@/components/my-card/card-link";
import type { CardLink, LinkBody } from "@/components/my-card/use-card-link";
import { type GuestCard, isGuestCardBlank } from "@/lib/guest-card/guest-card";
import {
  GUEST_LINKS_KEY,
  GUEST_ROWS,
  type GuestLinksNote,
  readGuestLinks,
  toGuestLinkCard,
} from "@/lib/guest-card/sent";
import { guestLinksApi } from "@/lib/guest-links-client";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { SHARE_ROWS, type ShareRow } from "@/lib/share-rows";
import { isOpenAt } from "@/lib/sharing/share-times";

/** Changes are sent after this pause, so that not every tap is a request. */
const PAUSE_MS = 800;
const LINKS = ["guest-links"] as const;

const payloadOf = (card: GuestCard, rows: readonly ShareRow[]) => JSON.stringify(toGuestLinkCard(card, rows));
const keepNote = (note: GuestLinksNote | null) => keepDeviceText(GUEST_LINKS_KEY, note && JSON.stringify(note));

export function useGuestLinksNote(): GuestLinksNote | null {
  const text = useDeviceText(GUEST_LINKS_KEY);
  return useMemo(() => readGuestLinks(text), [text]);
}

/**
 * Revokes every link of this device. Throws if the server was not reached, because the links then still open the card.
 */
export async function endGuestLinks(): Promise<void> {
  await guestLinksApi.revokeAll();
  keepNote(null);
}

/** Moves the links to the account that signed in here. Throws if the server was not reached. */
export async function moveGuestLinks(): Promise<void> {
  await guestLinksApi.move();
  keepNote(null);
}

const rowsShown = (links: readonly ShareLinkWire[]): ShareRow[] =>
  SHARE_ROWS.filter((row) =>
    links.some(({ rows, expires_at }) => rows.includes(row) && isOpenAt({ expires_at }, Date.now())),
  );

/** The links of the card on this device. `isAsked` false: the server is not called before the person wants to share. */
export function useGuestLinks(card: GuestCard, isAsked: boolean): CardLink & { state: Sending; send: () => void } {
  const owner = `guest-${card.suffix}`;
  const note = useGuestLinksNote();
  const client = useQueryClient();
  const links = useQuery({ queryKey: LINKS, queryFn: guestLinksApi.list, enabled: isAsked || note !== null });
  const [link, setLink] = useState<ShareLinkWire | null>(null);
  useEffect(() => setLink(keptCardLink(owner)), [owner]);
  const choose = useCallback(
    (next: ShareLinkWire | null) => {
      keepCardLink(owner, next);
      setLink(next);
    },
    [owner],
  );

  // The server's list says which rows are shared: rows that no open link shows are no longer sent.
  const known = links.data;
  useEffect(() => {
    if (!known) return;
    const rows = rowsShown(known);
    if (rows.length === 0) keepNote(null);
    else if (rows.join() !== note?.rows.join()) keepNote({ rows, sent: note?.sent ?? "" });
    if (link && !known.some(({ id }) => id === link.id)) choose(null);
  }, [known, note, link, choose]);

  const changeLinks = useCallback<CardLink["changeLinks"]>(
    (change) => client.setQueryData<ShareLinkWire[]>(LINKS, (now) => change(now ?? [])),
    [client],
  );
  const make = useCallback(
    async ({ rows, expires_at }: LinkBody) => {
      // Loading the list sets the device's token. Without the token, nobody could revoke the new link.
      if (!client.getQueryData(LINKS)) await links.refetch({ throwOnError: true });
      return guestLinksApi.create({
        rows: GUEST_ROWS.filter((row) => rows.includes(row)),
        expires_at: expires_at ?? "",
        card: toGuestLinkCard(card, rows),
      });
    },
    [card, client, links.refetch],
  );
  return {
    link: link && isOpenAt(link, Date.now()) ? link : null,
    ...{ choose, links, changeLinks, make, revoke: guestLinksApi.revoke },
    ...useSendToLinks(card, note),
  };
}

/** Sends every change of the card to its links, so that a new allergy is there before somebody opens one. */
function useSendToLinks(card: GuestCard, note: GuestLinksNote | null) {
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const payload = note && payloadOf(card, note.rows);
  const isSent = note === null || payload === note.sent;
  const isBlank = isGuestCardBlank(card);
  const send = useCallback(async () => {
    if (!note || payload === null) return;
    setFailedFor(null);
    try {
      await guestLinksApi.update(toGuestLinkCard(card, note.rows));
      keepNote({ ...note, sent: payload });
    } catch {
      setFailedFor(payload);
    }
  }, [card, note, payload]);
  useEffect(() => {
    if (isSent || isBlank || failedFor === payload) return;
    const timer = setTimeout(() => void send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isSent, isBlank, failedFor, payload, send]);
  const state: Sending = isSent ? "sent" : isBlank ? "blank" : failedFor === payload ? "failed" : "sending";
  return { state, send: () => void send() };
}
