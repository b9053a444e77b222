"use client";

import { Languages, Maximize2 } from "lucide-react";
import { useState } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { IdCard } from "@/components/id-card/id-card";
import { StaffView } from "@/components/id-card/staff-view";
import { Button, ButtonLink } from "@/components/ui/button";
import { isBlank, toIdCardProfile } from "@/lib/id-card";
import { LINKS } from "@/lib/links";

/** The card, one tap from being shown. */
export function CardOnTop() {
  const { viewer } = useAuth();
  const [isShown, setShown] = useState(false);
  if (!viewer) return null; // signed out in another tab: the server sends the other page
  const profile = toIdCardProfile(viewer.user, viewer.preferences);
  return (
    <div className="grid gap-4">
      <IdCard profile={profile} />
      <div className="flex flex-wrap gap-3">
        {isBlank(profile) ? (
          <ButtonLink href={LINKS.onboard} variant="primary">
            Fill in your card
          </ButtonLink>
        ) : (
          <Button onClick={() => setShown(true)} variant="primary">
            <Maximize2 size={20} />
            Show to staff
          </Button>
        )}
        <ButtonLink href={LINKS.myId}>Open your ID</ButtonLink>
        <ButtonLink href={LINKS.travelCard} prefetch={false}>
          <Languages size={20} />
          Abroad
        </ButtonLink>
      </div>
      <StaffView onOpenChange={setShown} open={isShown} profile={profile} />
    </div>
  );
}
