"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { type Sending, useSending } from "@/components/guest-card/use-sending";
import type { CardLink, LinkBody } from "@/components/sharing/use-card-link";
import { useKeptLink } from "@/components/sharing/use-kept-link";
import { keepDeviceText, useDeviceText } from "@/components/ui/use-device-text";
import { type GuestCard, isGuestCardBlank } from "@/lib/guest-card/guest-card";
import { GUEST_ROWS, type GuestLinksNote, readGuestLinks, toGuestLinkCard } from "@/lib/guest-card/sent";
import { GUEST_LINKS_KEY } from "@/lib/guest-card/storage-key";
import { guestLinksApi } from "@/lib/guest-links-client";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { isOpenAt } from "@/lib/sharing/share-times";
import { SHARE_ROWS, type ShareRow } from "@/lib/sight/share-rows";

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

/** The links of the card on this device. `isWanted` false: the server is not called before the person wants to share. */
export function useGuestLinks(card: GuestCard, isWanted: boolean): CardLink & { state: Sending; send: () => void } {
  const owner = `guest-${card.suffix}`;
  const note = useGuestLinksNote();
  const client = useQueryClient();
  const links = useQuery({ queryKey: LINKS, queryFn: guestLinksApi.list, enabled: isWanted || note !== null });
  const kept = useKeptLink(owner, LINKS, links.data);

  // The server's list says which rows are shared: rows that no open link shows are no longer sent.
  const known = links.data;
  useEffect(() => {
    if (!known) return;
    const rows = rowsShown(known);
    if (rows.length === 0) keepNote(null);
    else if (rows.join() !== note?.rows.join()) keepNote({ rows, sent: note?.sent ?? "" });
  }, [known, note]);

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
    ...kept,
    ...{ links, make, revoke: guestLinksApi.revoke },
    ...useSendToLinks(card, note),
  };
}

/** Sends every change of the card to its links, so that a new allergy is there before somebody opens one. */
function useSendToLinks(card: GuestCard, note: GuestLinksNote | null) {
  const transmit = useCallback(
    async (payload: string) => {
      if (!note) return;
      await guestLinksApi.update(toGuestLinkCard(card, note.rows));
      keepNote({ ...note, sent: payload });
    },
    [card, note],
  );
  const payload = note && payloadOf(card, note.rows);
  return useSending({ payload, sent: note?.sent, isBlank: isGuestCardBlank(card), transmit });
}
