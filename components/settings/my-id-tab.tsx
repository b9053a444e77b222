"use client";

import { useText } from "#use-text";
import { settings } from "@/messages/en/settings";
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
  const t = useText(settings);
  const profile = toIdCardProfile(viewer.user, viewer.preferences);
  const [isShown, setShown] = useState(false);
  const { busy, download } = useCardPicture(profile);

  return (
    <section aria-labelledby="my-id-title" className="settings-section">
      <div className="section-head">
        <h2 id="my-id-title">{t("myId")}</h2>
      </div>
      {isBlank(profile) && (
        <p className="settings-lead">
          {t.rich("yourCardIsStill", { link: (inside) => <Link href={LINKS.dietary}>{inside}</Link> })}
        </p>
      )}
      <div className="my-id">
        <IdCard profile={profile} />
        <div className="my-id-acts">
          <Button onClick={() => setShown(true)} variant="primary" wide>
            <Maximize2 size={20} />
            {t("showToStaff")}
          </Button>
          <Button busy={busy} onClick={download} wide>
            <Download size={20} />
            {t("downloadPng")}
          </Button>
          <ButtonLink href={LINKS.myId} wide>
            <IdCardIcon size={20} />
            {t("openYourCard")}
          </ButtonLink>
          <Link className="my-id-edit" href={LINKS.dietary}>
            <Pencil size={18} />
            {t("editWhatIsOn")}
          </Link>
        </div>
      </div>
      <FullRows profile={profile} />
      <p className="settings-lead my-id-share">
        {t.rich("yourCardHasA", { link: (inside) => <Link href={LINKS.myId}>{inside}</Link> })}
      </p>
      <StaffView onOpenChange={setShown} open={isShown} profile={profile} />
    </section>
  );
}
