"use client";

import { Share2 } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { GrantList } from "@/components/sharing/grants";
import { LinkRow } from "@/components/sharing/link-row";
import { useRowsInWords } from "@/components/sharing/row-words";
import { ButtonLink } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { ConfirmDialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { useLoaded } from "@/components/ui/use-loaded";
import { useTask } from "@/components/ui/use-task";
import { WaitingRows } from "@/components/ui/waiting-rows";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { LINKS } from "@/lib/links";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { settings } from "@/messages/en/settings";

/** The links that show a part of the card to others. The person copies and revokes them here, and creates them where the card is. */
export function ShareLinks() {
  const t = useText(settings);
  const rowsInWords = useRowsInWords();
  const { loaded: links, reload, change } = useLoaded<ShareLinkWire[]>(api.listShareLinks);
  const [toRevoke, setAsked] = useState<ShareLinkWire | null>(null);
  const { busy, run } = useTask();
  const toast = useToast();

  async function copy(link: ShareLinkWire) {
    if (await copyText(link.url)) toast("success", t("shareLinkCopied"));
    else window.prompt(t("copyLinkByHand"), link.url);
  }

  const revoke = (link: ShareLinkWire) =>
    run(
      "revoke",
      async () => {
        await api.revokeShareLink(link.id);
        change((now) => now.filter(({ id }) => id !== link.id));
        toast("success", t("shareLinkRevoked"));
        setAsked(null);
      },
      (error) => {
        const isGone = error instanceof ApiError && error.status === 404;
        if (isGone) change((now) => now.filter(({ id }) => id !== link.id));
        else toast("error", t("linkNotRevoked"));
        setAsked(null);
      },
    );

  if (links === "loading") return <WaitingRows label={t("loadingYourShareLinks")} rows={1} />;
  if (links === "failed") {
    return (
      <ErrorState onRetry={reload} title={t("linksNotLoaded")}>
        {t("linksUnchanged")}
      </ErrorState>
    );
  }
  return (
    <>
      {links.length === 0 && <p className="mb-3 max-w-[60ch] text-ink-soft">{t("noLinks")}</p>}
      <GrantList>
        {links.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            onCopy={() => copy(link)}
            onRevoke={() => setAsked(link)}
            what={rowsInWords(link.rows)}
          />
        ))}
      </GrantList>
      <ButtonLink href={LINKS.shareCard} prefetch={false}>
        <Share2 size={18} />
        {t("shareYourCard")}
      </ButtonLink>
      <ConfirmDialog
        busy={busy}
        cancelLabel={t("keepIt")}
        confirmLabel={t("revokeLink")}
        description={t("revokeLinkExplained", { value: toRevoke ? rowsInWords(toRevoke.rows) : "" })}
        onConfirm={() => toRevoke && revoke(toRevoke)}
        onOpenChange={(open) => !open && !busy && setAsked(null)}
        open={toRevoke !== null}
        title={t("revokeThisShareLink")}
      />
    </>
  );
}
