"use client";

import { Languages, Maximize2, ScanLine } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { useAuth } from "@/components/session/auth-provider";
import { StaffView } from "@/components/travel/staff-view";
import { Button, ButtonLink } from "@/components/ui/button";
import { isBlank, toIdCardProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import { home } from "@/messages/en/home";
import { CardInHand } from "../id-card/card-in-hand";

/** The person's card, with one tap to show it, to have it scanned, and to show it abroad. */
export function CardOnTop() {
  const t = useText(home);
  const { viewer } = useAuth();
  const [isShown, setShown] = useState(false);
  if (!viewer) return null; // signed out in another tab: the server renders the other page
  const profile = toIdCardProfile(viewer.user, viewer.preferences);
  return (
    <>
      <CardInHand profile={profile}>
        {isBlank(profile) ? (
          <ButtonLink href={LINKS.onboard} variant="foil">
            {t("fillInYourCard")}
          </ButtonLink>
        ) : (
          <Button onClick={() => setShown(true)} variant="foil">
            <Maximize2 size={20} />
            {t("showToStaff")}
          </Button>
        )}
        <ButtonLink href={LINKS.scanMe} prefetch={false} variant="cover">
          <ScanLine size={20} />
          {t("scanMe")}
        </ButtonLink>
        <ButtonLink href={LINKS.travelCard} prefetch={false} variant="cover">
          <Languages size={20} />
          {t("abroad")}
        </ButtonLink>
      </CardInHand>
      <StaffView onOpenChange={setShown} open={isShown} profile={profile} />
    </>
  );
}
