"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { keepCardLink, keptCardLink } from "@/components/sharing/card-link";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { isOpenAt } from "@/lib/sharing/share-times";

export type KeptLink = {
  link: ShareLinkWire | null;
  choose: (link: ShareLinkWire | null) => void;
  /** Changes the list of links. A request that was sent before the change may lack it, so it is repeated. */
  changeLinks: (change: (now: ShareLinkWire[]) => ShareLinkWire[]) => Promise<void>;
};

/**
 * The link that the card of `owner` shows as a QR code, stored on this device while it is open. `known`: the list that
 * the cache holds under `listKey`; undefined until the server has answered.
 */
export function useKeptLink(
  owner: string,
  listKey: readonly string[],
  known: readonly ShareLinkWire[] | undefined,
): KeptLink {
  const [link, setLink] = useState<ShareLinkWire | null>(null);
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
  useEffect(() => {
    if (link && known && !known.some(({ id }) => id === link.id)) choose(null);
  }, [link, known, choose]);

  const changeLinks = useCallback<KeptLink["changeLinks"]>(
    async (change) => {
      const list = { queryKey: listKey, exact: true };
      const isLoading = client.isFetching(list) > 0;
      await client.cancelQueries(list);
      client.setQueryData<ShareLinkWire[]>(listKey, (now) => change(now ?? []));
      if (isLoading) void client.invalidateQueries(list);
    },
    [client, listKey],
  );
  return { link: link && isOpenAt(link, Date.now()) ? link : null, choose, changeLinks };
}
