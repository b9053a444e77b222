"use client";

import "@/styles/sharing.css";
import { Download, IdCard as IdCardIcon, Maximize2, Pencil } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import type { Viewer } from "@/components/auth/auth-provider";
import { IdCard } from "@/components/id-card/id-card";
import { StaffView } from "@/components/id-card/staff-view";
import { useCardPicture } from "@/components/id-card/use-card-picture";
import { FullRows } from "@/components/sharing/full-rows";
import { Button, ButtonLink } from "@/components/ui/button";
import { isBlank, toIdCardProfile } from "@/lib/id-card";
import { LINKS } from "@/lib/links";

/** The card, to hold up and to take along. */
export function MyIdTab({ viewer }: { viewer: Viewer }) {
  const profile = toIdCardProfile(viewer.user, viewer.preferences);
  const [isShown, setShown] = useState(false);
  const { busy, download } = useCardPicture(profile);

  return (
    <section aria-labelledby="my-id-title" className="settings-section">
      <div className="section-head">
        <h2 id="my-id-title">My ID</h2>
      </div>
      {isBlank(profile) && (
        <p className="settings-lead">
          Your card is still blank. <Link href={LINKS.dietary}>Say how you eat</Link> and it fills itself in.
        </p>
      )}
      <div className="my-id">
        <IdCard profile={profile} />
        <div className="my-id-acts">
          <Button onClick={() => setShown(true)} variant="primary" wide>
            <Maximize2 size={20} />
            Show to staff
          </Button>
          <Button busy={busy} onClick={download} wide>
            <Download size={20} />
            Download PNG
          </Button>
          <ButtonLink href={LINKS.myId} wide>
            <IdCardIcon size={20} />
            Open your card
          </ButtonLink>
          <Link className="my-id-edit" href={LINKS.dietary}>
            <Pencil size={18} />
            Edit what is on the card
          </Link>
        </div>
      </div>
      <FullRows profile={profile} />
      <p className="settings-lead my-id-share">
        Your card has <Link href={LINKS.myId}>a page of its own</Link>, first in the navigation. It opens without a
        network, and you share it from there.
      </p>
      <StaffView onOpenChange={setShown} open={isShown} profile={profile} />
    </section>
  );
}
