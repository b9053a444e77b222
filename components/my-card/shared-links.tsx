"use client";

import { useId, useState } from "react";
import type { CardLink } from "@/components/my-card/use-card-link";
import { rowsInWords } from "@/components/sharing/row-words";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { momentInWords } from "@/components/visits/visit-words";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { isOpenAt } from "@/lib/sharing/share-times";

/** The links that are out already, with their last view: shown again instead of piling up, or taken back. */
export function SharedLinks({ cardLink }: { cardLink: CardLink }) {
  const { links, link: shown, choose, changeLinks } = cardLink;
  const [asked, setAsked] = useState<string | null>(null);
  const id = useId();
  const toast = useToast();

  async function revoke(link: ShareLinkWire) {
    if (asked !== link.id) return setAsked(link.id);
    try {
      await api.revokeShareLink(link.id);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) {
        toast("error", "The link could not be revoked and still opens your card. Please try again.");
        return;
      }
    }
    changeLinks((now) => now.filter((each) => each.id !== link.id));
    toast("success", "Share link revoked. It opens nothing any more.");
  }

  const open = links.data?.filter((link) => isOpenAt(link, Date.now()));
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 className="m-0 border-0 border-b-2 border-solid border-ink pb-2 text-step-1" id={id}>
        Links you have given
      </h3>
      {links.isPending && links.fetchStatus === "fetching" && (
        <SkeletonGroup label="Loading your share links">
          <Skeleton height="56px" />
        </SkeletonGroup>
      )}
      {!links.data && (links.isError || links.fetchStatus === "paused") && (
        <ErrorState onRetry={() => void links.refetch()} title="Failed to load share links">
          Nothing has changed: links that were open still are.
        </ErrorState>
      )}
      {open?.length === 0 && <p className="m-0 text-ink-soft">Nobody can open your card by a link.</p>}
      <ul className="m-0 grid list-none p-0">
        {open?.map((link) => (
          <li
            className="grid gap-2 border-0 border-b border-solid border-line py-3 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-center"
            key={link.id}
          >
            <div>
              <b>{rowsInWords(link.rows)}</b>
              <p className="m-0 text-small text-ink-soft">{factsOf(link)}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {link.id !== shown?.id && (
                <Button onClick={() => choose(link)} size="sm">
                  Show again
                </Button>
              )}
              <Button onClick={() => revoke(link)} size="sm" variant={asked === link.id ? "danger" : "quiet"}>
                {asked === link.id ? "Really revoke" : "Revoke"}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf({ views, last_viewed_at, expires_at }: ShareLinkWire): string {
  const opened =
    views === 0 || !last_viewed_at
      ? "Nobody has opened it yet."
      : `Opened by ${views === 1 ? "1 person" : `${views} people`}, last ${momentInWords(last_viewed_at)}.`;
  return `${opened} ${expires_at ? `Ends ${momentInWords(expires_at)}.` : "No end."}`;
}
