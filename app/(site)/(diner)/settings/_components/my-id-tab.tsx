"use client";

import { Download, IdCard as IdCardIcon, Maximize2, Pencil } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { useText } from "#use-text";
import { IdCard } from "@/components/id-card/id-card";
import { useCardPicture } from "@/components/id-card/use-card-picture";
import type { Viewer } from "@/components/session/viewer";
import { FullRows } from "@/components/sharing/full-rows";
import { StaffView } from "@/components/travel/staff-view";
import { Button, ButtonLink } from "@/components/ui/button";
import { RuledHead } from "@/components/ui/ruled-head";
import { isBlank, toIdCardProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import { settings } from "@/messages/en/settings";
import { SettingsLead } from "./settings-section";

/** The person's card, with its ways to show and share it. */
export function MyIdTab({ viewer }: { viewer: Viewer }) {
  const t = useText(settings);
  const profile = toIdCardProfile(viewer.user, viewer.preferences);
  const [isShown, setShown] = useState(false);
  const { busy, download } = useCardPicture(profile);

  return (
    <section aria-labelledby="my-id-title" className="[section+&]:mt-10">
      <RuledHead>
        <h2 id="my-id-title">{t("myId")}</h2>
      </RuledHead>
      {isBlank(profile) && (
        <SettingsLead>
          {t.rich("cardBlank", { link: (inside) => <Link href={LINKS.dietary}>{inside}</Link> })}
        </SettingsLead>
      )}
      <div className="mt-6 grid grid-cols-1 gap-6">
        <IdCard profile={profile} />
        <div className="grid content-start gap-2.5 wide:flex wide:flex-wrap wide:items-center wide:gap-x-4 wide:gap-y-3">
          <Button className="wide:w-auto" onClick={() => setShown(true)} variant="primary" wide>
            <Maximize2 size={20} />
            {t("showToStaff")}
          </Button>
          <Button busy={busy} className="wide:w-auto" onClick={download} wide>
            <Download size={20} />
            {t("downloadPng")}
          </Button>
          <ButtonLink className="wide:w-auto" href={LINKS.myId} wide>
            <IdCardIcon size={20} />
            {t("openYourCard")}
          </ButtonLink>
          <Link
            className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-herb underline decoration-current decoration-[1.5px] underline-offset-4"
            href={LINKS.dietary}
          >
            <Pencil size={18} />
            {t("editCard")}
          </Link>
        </div>
      </div>
      <FullRows profile={profile} />
      <SettingsLead className="mt-5 mb-0">
        {t.rich("yourCardHasA", { link: (inside) => <Link href={LINKS.myId}>{inside}</Link> })}
      </SettingsLead>
      <StaffView onOpenChange={setShown} open={isShown} profile={profile} />
    </section>
  );
}
