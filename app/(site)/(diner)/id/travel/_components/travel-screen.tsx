"use client";

import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { useGuestCard } from "@/components/guest-card/use-guest-card";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { useAuth } from "@/components/session/auth-provider";
import { TravelSheets } from "@/components/travel/travel-sheets";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { guestCardProfile, isGuestCardBlank } from "@/lib/guest-card/guest-card";
import { toIdCardProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import { myCard } from "@/messages/en/my-card";

/** The reader's own card, or the one on this device, in the languages of kitchens abroad. */
export function TravelScreen({ isKept }: { isKept: boolean }) {
  const t = useText(myCard);
  const { viewer } = useAuth();
  const { card } = useGuestCard();
  const guest = card && !isGuestCardBlank(card) ? guestCardProfile(card) : null;
  const profile = viewer ? toIdCardProfile(viewer.user, viewer.preferences) : guest;
  const [hasLooked, setHasLooked] = useState(false);
  useEffect(() => setHasLooked(true), []);
  return (
    <TravelSheets profile={profile} title={t("travelCard")}>
      {hasLooked ? (
        <NobodyHere isKept={isKept} />
      ) : (
        <SkeletonGroup label={t("loadingTheCard")}>
          <Skeleton height="320px" />
        </SkeletonGroup>
      )}
    </TravelSheets>
  );
}

const NobodyHere = ({ isKept }: { isKept: boolean }) => {
  const t = useText(myCard);
  return isKept ? (
    <EmptyState title={t("noCardHere")}>{t("nobodySignedIn")}</EmptyState>
  ) : (
    <SignInPrompt title={t("signInFirst")}>
      {t.rich("travelSummary", { link: (inside) => <a href={LINKS.myId}>{inside}</a> })}
    </SignInPrompt>
  );
};
