"use client";

import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useDeviceText } from "@/components/guest-card/use-device-text";
import { keepCardLink, keptCardLink } from "@/components/my-card/card-link";
import { api } from "@/lib/api-client";
import { GUEST_LINKS_KEY } from "@/lib/guest-card/sent";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import type { ShareRow } from "@/lib/share-rows";
import { isOpenAt } from "@/lib/sharing/share-times";

export const SHARE_LINKS = ["share-links"] as const;

export type CardLink = {
  link: ShareLinkWire | null;
  choose: (link: ShareLinkWire | null) => void;
  links: UseQueryResult<ShareLinkWire[]>;
  changeLinks: (change: (now: ShareLinkWire[]) => ShareLinkWire[]) => void;
  make: (body: LinkBody) => Promise<ShareLinkWire>;
  revoke: (id: string) => Promise<unknown>;
};
export type LinkBody = { rows: ShareRow[]; expires_at: string | null };

const CALLS = { make: api.createShareLink, revoke: api.revokeShareLink };

/** Links that this device made without an account may move into the one that is signed in: the list is then asked for anew. */
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

/** The share link that stands on the card as a QR code, and all links of its owner. */
export function useCardLink(owner: string): CardLink {
  const [link, setLink] = useState<ShareLinkWire | null>(null);
  const links = useShareLinks();
  const client = useQueryClient();
  useEffect(() => setLink(keptCardLink(owner)), [owner]);

  const choose = useCallback(
    (next: ShareLinkWire | null) => {
      keepCardLink(owner, next);
      setLink(next);
    },
    [owner],
  );

  // A link that was revoked, here or on another device, must not stay on the card as a code that opens nothing.
  const known = links.data;
  useEffect(() => {
    if (link && known && !known.some(({ id }) => id === link.id)) choose(null);
  }, [link, known, choose]);

  const changeLinks = useCallback<CardLink["changeLinks"]>(
    (change) => client.setQueryData<ShareLinkWire[]>(SHARE_LINKS, (now) => change(now ?? [])),
    [client],
  );
  return { link: link && isOpenAt(link, Date.now()) ? link : null, choose, links, changeLinks, ...CALLS };
}
