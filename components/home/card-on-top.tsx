"use client";

import { Languages, Maximize2 } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { useAuth } from "@/components/auth/auth-provider";
import { IdCard } from "@/components/id-card/id-card";
import { StaffView } from "@/components/id-card/staff-view";
import { Button, ButtonLink } from "@/components/ui/button";
import { isBlank, toIdCardProfile } from "@/lib/id-card";
import { LINKS } from "@/lib/links";
import { home } from "@/messages/en/home";

/** The person's card, with one tap to show it. */
export function CardOnTop() {
  const t = useText(home);
  const { viewer } = useAuth();
  const [isShown, setShown] = useState(false);
  if (!viewer) return null; // signed out in another tab: the server renders the other page
  const profile = toIdCardProfile(viewer.user, viewer.preferences);
  return (
    <div className="grid gap-4">
      <IdCard profile={profile} />
      <div className="flex flex-wrap gap-3">
        {isBlank(profile) ? (
          <ButtonLink href={LINKS.onboard} variant="primary">
            {t("fillInYourCard")}
          </ButtonLink>
        ) : (
          <Button onClick={() => setShown(true)} variant="primary">
            <Maximize2 size={20} />
            {t("showToStaff")}
          </Button>
        )}
        <ButtonLink href={LINKS.myId}>{t("openYourId")}</ButtonLink>
        <ButtonLink href={LINKS.travelCard} prefetch={false}>
          <Languages size={20} />
          {t("abroad")}
        </ButtonLink>
      </div>
      <StaffView onOpenChange={setShown} open={isShown} profile={profile} />
    </div>
  );
}
