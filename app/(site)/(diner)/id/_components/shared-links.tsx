"use client";

import { useId, useState } from "react";
import { useText } from "#use-text";
import { useRowsInWords } from "@/components/sharing/row-words";
import type { CardLink } from "@/components/sharing/use-card-link";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { useMomentInWords } from "@/components/ui/use-moment-in-words";
import { ApiError } from "@/lib/api-call";
import type { Say } from "@/lib/i18n/area";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { isOpenAt } from "@/lib/sharing/share-times";
import { myCard } from "@/messages/en/my-card";

/** The existing links with their last view, to be shown again (instead of making more of them) or revoked. */
export function SharedLinks({ cardLink }: { cardLink: CardLink }) {
  const t = useText(myCard);
  const rowsInWords = useRowsInWords();
  const momentInWords = useMomentInWords();
  const { links, link: shown, choose, changeLinks, revoke: takeBack } = cardLink;
  const [toRevoke, setAsked] = useState<string | null>(null);
  const id = useId();
  const toast = useToast();

  async function revoke(link: ShareLinkWire) {
    if (toRevoke !== link.id) return setAsked(link.id);
    try {
      await takeBack(link.id);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) {
        toast("error", t("linkNotRevoked"));
        return;
      }
    }
    await changeLinks((now) => now.filter((each) => each.id !== link.id));
    toast("success", t("shareLinkRevoked"));
  }

  const open = links.data?.filter((link) => isOpenAt(link, Date.now()));
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 className="m-0 border-0 border-b-2 border-solid border-ink pb-2 text-step-1" id={id}>
        {t("linksYouHaveGiven")}
      </h3>
      {links.isPending && links.fetchStatus === "fetching" && (
        <SkeletonGroup label={t("loadingYourShareLinks")}>
          <Skeleton height="56px" />
        </SkeletonGroup>
      )}
      {!links.data && (links.isError || links.fetchStatus === "paused") && (
        <ErrorState onRetry={() => void links.refetch()} title={t("linksNotLoaded")}>
          {t("linksUnchanged")}
        </ErrorState>
      )}
      {open?.length === 0 && <p className="m-0 text-ink-soft">{t("noLinks")}</p>}
      <ul className="m-0 grid list-none p-0">
        {open?.map((link) => (
          <li
            className="grid gap-2 border-0 border-b border-solid border-line py-3 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-center"
            key={link.id}
          >
            <div>
              <b>{rowsInWords(link.rows)}</b>
              <p className="m-0 text-small text-ink-soft">{factsOf(t, momentInWords, link)}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {link.id !== shown?.id && (
                <Button onClick={() => choose(link)} size="sm">
                  {t("showAgain")}
                </Button>
              )}
              <Button onClick={() => revoke(link)} size="sm" variant={toRevoke === link.id ? "danger" : "quiet"}>
                {toRevoke === link.id ? t("reallyRevoke") : t("revoke")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(
  t: Say<typeof myCard>,
  momentInWords: (iso: string) => string,
  { views, last_viewed_at, expires_at }: ShareLinkWire,
): string {
  const opened =
    views === 0 || !last_viewed_at
      ? t("neverOpened")
      : t("openedTimes", { views, moment: momentInWords(last_viewed_at) });
  return `${opened} ${expires_at ? t("endsMomentinwords", { momentInWords: momentInWords(expires_at) }) : t("noEnd")}`;
}
