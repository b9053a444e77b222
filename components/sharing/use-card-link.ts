"use client";

import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { type KeptLink, useKeptLink } from "@/components/sharing/use-kept-link";
import { useDeviceText } from "@/components/ui/use-device-text";
import { api } from "@/lib/api-client";
import { GUEST_LINKS_KEY } from "@/lib/guest-card/storage-key";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import type { ShareRow } from "@/lib/sight/share-rows";

export const SHARE_LINKS = ["share-links"] as const;

export type CardLink = KeptLink & {
  links: UseQueryResult<ShareLinkWire[]>;
  make: (body: LinkBody) => Promise<ShareLinkWire>;
  revoke: (id: string) => Promise<unknown>;
};
export type LinkBody = { rows: ShareRow[]; expires_at: string | null };

const CALLS = { make: api.createShareLink, revoke: api.revokeShareLink };

/**
 * Loads the list again after sign-in, because links that this device made without an account may move into the account.
 */
function useShareLinks() {
  const client = useQueryClient();
  const note = useDeviceText(GUEST_LINKS_KEY);
  const noteBefore = useRef(note);
  useEffect(() => {
    if (noteBefore.current === note) return;
    noteBefore.current = note;
    void client.invalidateQueries({ queryKey: SHARE_LINKS });
  }, [note, client]);
  return useQuery({ queryKey: SHARE_LINKS, queryFn: api.listShareLinks });
}

/** The share link that the card shows as a QR code, and all links of its owner. */
export function useCardLink(owner: string): CardLink {
  const links = useShareLinks();
  return { ...useKeptLink(owner, SHARE_LINKS, links.data), links, ...CALLS };
}
