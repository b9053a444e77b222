"use client";

import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { keepCardLink, keptCardLink } from "@/components/my-card/card-link";
import { api } from "@/lib/api-client";
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

const useShareLinks = () => useQuery({ queryKey: SHARE_LINKS, queryFn: api.listShareLinks });

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

  // Revoked here or on another device: a code that opens nothing must not stand on the card.
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
