"use client";

import { Download, Languages, Maximize2, Pencil, ScanLine, Share2, Siren } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { useCardPicture } from "@/components/id-card/use-card-picture";
import type { CardLink } from "@/components/sharing/use-card-link";
import { StaffView } from "@/components/travel/staff-view";
import { Button, ButtonLink } from "@/components/ui/button";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import { myCard } from "@/messages/en/my-card";
import { endLink } from "./end-link";
import { ScanMe } from "./scan-me";
import { ScanStart } from "./scan-start";
import { ShareSheet } from "./share-sheet";

type Opened = "staff" | "share" | "scan" | null;

/** Fragments of the address that open something at once. They are removed, so that a reload shows only the card. */
const hashOf = (link: string) => new URL(link, "https://any.example").hash;
const OPENED_BY_HASH: Readonly<Record<string, Opened>> = {
  [hashOf(LINKS.scanMe)]: "scan",
  [hashOf(LINKS.shareCard)]: "share",
};

type CardActionsProps = { profile: IdCardProfile; cardLink: CardLink; owner: string };

/** The actions of a card, the most urgent first. */
export function CardActions({ profile, cardLink, owner }: CardActionsProps) {
  const t = useText(myCard);
  const [opened, setOpened] = useState<Opened>(null);
  const { busy, download } = useCardPicture(profile);
  const { link, links } = cardLink;
  useEffect(() => {
    const requested = OPENED_BY_HASH[window.location.hash];
    if (!requested) return;
    window.history.replaceState(null, "", window.location.pathname);
    setOpened(requested);
  }, []);
  const opens = (which: Opened) => (open: boolean) => setOpened(open ? which : null);

  return (
    <div className="grid content-start gap-3">
      <Button onClick={() => setOpened("staff")} variant="primary" wide>
        <Maximize2 size={20} />
        {t("showToStaff")}
      </Button>
      <Button onClick={() => setOpened("scan")} wide>
        <ScanLine size={20} />
        {t("scanMe")}
      </Button>
      <Button onClick={() => setOpened("share")} wide>
        <Share2 size={20} />
        {t("share")}
      </Button>
      <ButtonLink href={LINKS.travelCard} prefetch={false} wide>
        <Languages size={20} />
        {t("travelCard")}
      </ButtonLink>
      <ButtonLink href={LINKS.emergency} prefetch={false} wide>
        <Siren size={20} />
        {t("emergencyPage")}
      </ButtonLink>
      <Button busy={busy} onClick={download} wide>
        <Download size={20} />
        {t("downloadPng")}
      </Button>
      <Link
        className="inline-flex min-h-[44px] items-center gap-2 justify-self-start font-semibold text-herb"
        href={LINKS.dietary}
        prefetch={false}
      >
        <Pencil size={18} />
        {t("editCard")}
      </Link>
      <StaffView onOpenChange={opens("staff")} open={opened === "staff"} profile={profile} />
      <ShareSheet
        cardLink={cardLink}
        onOpenChange={opens("share")}
        onScan={() => setOpened("scan")}
        open={opened === "share"}
        profile={profile}
      />
      {link ? (
        <ScanMe
          link={links.data?.find(({ id }) => id === link.id) ?? link}
          onChange={() => {
            cardLink.choose(null);
            setOpened("share");
          }}
          onEnd={() => endLink(cardLink, () => setOpened(null))}
          onOpenChange={opens("scan")}
          open={opened === "scan"}
          profile={profile}
        />
      ) : (
        <ScanStart
          cardLink={cardLink}
          onChange={() => setOpened("share")}
          onOpenChange={opens("scan")}
          onStaff={() => setOpened("staff")}
          open={opened === "scan"}
          owner={owner}
          profile={profile}
        />
      )}
    </div>
  );
}
