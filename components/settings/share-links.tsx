"use client";

import "@/styles/sharing.css";
import { Copy, Link2, Trash2 } from "lucide-react";
import { useState } from "react";
import { NewShareLink } from "@/components/settings/new-share-link";
import { useLoaded } from "@/components/settings/use-loaded";
import { WaitingRows } from "@/components/settings/waiting-rows";
import { rowsInWords } from "@/components/sharing/row-words";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { ConfirmDialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { momentInWords } from "@/components/visits/visit-words";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { ShareLinkWire } from "@/lib/schemas/sharing";

/** The links that open a part of the card to others: made, copied, and taken back here. */
export function ShareLinks() {
  const { loaded: links, reload, change } = useLoaded<ShareLinkWire[]>(api.listShareLinks);
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<ShareLinkWire | null>(null);
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  async function copy(link: ShareLinkWire) {
    if (await copyText(link.url)) toast("success", "Share link copied to clipboard!");
    else window.prompt("Copy this link to share your ID:", link.url);
  }

  async function revoke(link: ShareLinkWire) {
    setBusy(true);
    try {
      await api.revokeShareLink(link.id);
      change((now) => now.filter(({ id }) => id !== link.id));
      toast("success", "Share link revoked. It opens nothing any more.");
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (isGone) change((now) => now.filter(({ id }) => id !== link.id));
      else toast("error", "The link could not be revoked and still opens your card. Please try again.");
    }
    setBusy(false);
    setAsked(null);
  }

  if (links === "loading") return <WaitingRows label="Loading your share links" rows={1} />;
  if (links === "failed") {
    return (
      <ErrorState onRetry={reload} title="Failed to load share links">
        Nothing has changed: links that were open still are.
      </ErrorState>
    );
  }
  return (
    <>
      {links.length === 0 && <p className="settings-empty grant-more">Nobody can open your card by a link.</p>}
      <ul className="grant-list">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} onCopy={() => copy(link)} onRevoke={() => setAsked(link)} />
        ))}
      </ul>
      <Button onClick={() => setMaking(true)}>
        <Link2 size={18} />
        Create a share link
      </Button>
      <NewShareLink
        onCreated={(link) => {
          change((now) => [link, ...now]);
          void copy(link);
        }}
        onOpenChange={setMaking}
        open={isMaking}
      />
      <ConfirmDialog
        busy={busy}
        cancelLabel="Keep it"
        confirmLabel="Revoke link"
        description={`Whoever has the link to ${asked ? rowsInWords(asked.rows) : ""} will find nothing there. What they have already seen or saved stays with them.`}
        onConfirm={() => asked && revoke(asked)}
        onOpenChange={(open) => !open && !busy && setAsked(null)}
        open={asked !== null}
        title="Revoke this share link?"
      />
    </>
  );
}

type LinkRowProps = { link: ShareLinkWire; onCopy: () => void; onRevoke: () => void };

function LinkRow({ link, onCopy, onRevoke }: LinkRowProps) {
  const isOver = link.expires_at !== null && new Date(link.expires_at).getTime() <= Date.now();
  const what = rowsInWords(link.rows);
  return (
    <li>
      <div className="grant-words">
        <p className="grant-title">
          {what}
          {isOver && <span className="grant-state">Expired</span>}
        </p>
        <p className="small soft num">
          Made {momentInWords(link.created_at)}.{" "}
          {link.expires_at
            ? `${isOver ? "Ended" : "Ends"} ${momentInWords(link.expires_at)}.`
            : "Open until you revoke it."}{" "}
          {viewsInWords(link)}
        </p>
      </div>
      <div className="grant-acts">
        {!isOver && (
          <Button aria-label={`Copy the link to ${what}`} onClick={onCopy} size="sm">
            <Copy size={18} />
            Copy
          </Button>
        )}
        <Button aria-label={`${isOver ? "Remove" : "Revoke"} the link to ${what}`} onClick={onRevoke} size="sm">
          <Trash2 size={18} />
          {isOver ? "Remove" : "Revoke"}
        </Button>
      </div>
    </li>
  );
}

const viewsInWords = ({ views, last_viewed_at }: ShareLinkWire) =>
  views === 0 || !last_viewed_at
    ? "Nobody has opened it yet."
    : `Opened by ${views === 1 ? "1 person" : `${views} people`}, last ${momentInWords(last_viewed_at)}.`;
