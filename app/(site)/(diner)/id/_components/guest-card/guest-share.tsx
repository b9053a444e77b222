"use client";

import { RotateCw, ScanLine, Share2 } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import type { Sending } from "@/components/guest-card/use-sending";
import { CHOICE_ROWS } from "@/components/sharing/row-choice";
import type { CardLink } from "@/components/sharing/use-card-link";
import { Button } from "@/components/ui/button";
import { GUEST_ROWS } from "@/lib/guest-card/sent";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import { SHARE_TIMES } from "@/lib/sharing/share-times";
import { guestCard } from "@/messages/en/guest-card";
import { myCard } from "@/messages/en/my-card";
import { endLink } from "../end-link";
import { ScanMe } from "../scan-me";
import { ShareSheet } from "../share-sheet";

const OFFERED = CHOICE_ROWS.filter(({ rows }) => rows.some((row) => GUEST_ROWS.some((each) => each === row)));
/** Without an account, every link expires. */
const TIMES = SHARE_TIMES.filter(({ forMs }) => forMs !== null);

type GuestShareProps = { profile: IdCardProfile; cardLink: CardLink; isBlank: boolean; onAsked: () => void };

/** Shares the card of this device as a code and a link for a limited time. */
export function GuestShare({ profile, cardLink, isBlank, onAsked }: GuestShareProps) {
  const t = useText(myCard);
  const [opened, setOpened] = useState<"share" | "scan" | null>(null);
  const { link } = cardLink;
  const open = (which: "share" | "scan") => {
    onAsked();
    setOpened(which);
  };
  return (
    <>
      <Button disabled={isBlank && !link} onClick={() => open(link ? "scan" : "share")} wide>
        <ScanLine size={20} />
        {t("scanMe")}
      </Button>
      <Button disabled={isBlank && !link} onClick={() => open("share")} wide>
        <Share2 size={20} />
        {t("share")}
      </Button>
      <ShareSheet
        cardLink={cardLink}
        offered={OFFERED}
        onOpenChange={(isOpen) => setOpened(isOpen ? "share" : null)}
        onScan={() => setOpened("scan")}
        open={opened === "share"}
        profile={profile}
        times={TIMES}
      />
      {link && (
        <ScanMe
          link={link}
          onChange={() => {
            cardLink.choose(null);
            setOpened("share");
          }}
          onEnd={() => endLink(cardLink, () => setOpened(null))}
          onOpenChange={(isOpen) => setOpened(isOpen ? "scan" : null)}
          open={opened === "scan"}
          profile={profile}
        />
      )}
    </>
  );
}

const WORDS = { sending: "linksSending", failed: "linksFailed", blank: "linksBlank" } as const;

/** Says whether the links show the latest version of the card. */
export function LinksState({ state, onSend }: { state: Sending; onSend: () => void }) {
  const t = useText(guestCard);
  return (
    <div aria-live="polite" className="grid justify-items-start gap-3 print:hidden">
      {state !== "sent" && <p className="m-0 font-semibold">{t(WORDS[state])}</p>}
      {state === "failed" && (
        <Button onClick={onSend}>
          <RotateCw size={18} />
          {t("sendItAgain")}
        </Button>
      )}
    </div>
  );
}
