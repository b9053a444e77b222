"use client";

import { Download, Languages, Maximize2, Pencil, ScanLine, Share2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { StaffView } from "@/components/id-card/staff-view";
import { useCardPicture } from "@/components/id-card/use-card-picture";
import { ScanMe } from "@/components/my-card/scan-me";
import { ShareSheet } from "@/components/my-card/share-sheet";
import type { CardLink } from "@/components/my-card/use-card-link";
import { Button, ButtonLink } from "@/components/ui/button";
import type { IdCardProfile } from "@/lib/id-card";
import { LINKS } from "@/lib/links";

type Opened = "staff" | "share" | "scan" | null;

/** What one does with a card, the most urgent first. */
export function CardActions({ profile, cardLink }: { profile: IdCardProfile; cardLink: CardLink }) {
  const [opened, setOpened] = useState<Opened>(null);
  const { busy, download } = useCardPicture(profile);
  const { link } = cardLink;
  const opens = (which: Opened) => (open: boolean) => setOpened(open ? which : null);

  return (
    <div className="grid content-start gap-3">
      <Button onClick={() => setOpened("staff")} variant="primary" wide>
        <Maximize2 size={20} />
        Show to staff
      </Button>
      <Button onClick={() => setOpened(link ? "scan" : "share")} wide>
        <ScanLine size={20} />
        Scan me
      </Button>
      <Button onClick={() => setOpened("share")} wide>
        <Share2 size={20} />
        Share
      </Button>
      <ButtonLink href={LINKS.travelCard} prefetch={false} wide>
        <Languages size={20} />
        Travel card
      </ButtonLink>
      <Button busy={busy} onClick={download} wide>
        <Download size={20} />
        Download PNG
      </Button>
      <Link
        className="inline-flex min-h-[44px] items-center gap-2 justify-self-start font-semibold text-herb"
        href={LINKS.dietary}
        prefetch={false}
      >
        <Pencil size={18} />
        Edit what is on the card
      </Link>
      <StaffView onOpenChange={opens("staff")} open={opened === "staff"} profile={profile} />
      <ShareSheet
        cardLink={cardLink}
        onOpenChange={opens("share")}
        onScan={() => setOpened("scan")}
        open={opened === "share"}
        profile={profile}
      />
      {link && <ScanMe link={link} onOpenChange={opens("scan")} open={opened === "scan"} profile={profile} />}
    </div>
  );
}
