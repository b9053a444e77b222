"use client";

import type { ReactNode } from "react";
import { useText } from "#use-text";
import { TableBar } from "@/components/at-table/table-bar";
import type { Viewer } from "@/components/session/viewer";
import { ButtonLink } from "@/components/ui/button";
import { hasKitchenAnswer } from "@/components/visits/kitchen-answer";
import { toIdCardProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import type { MyVisitWire } from "@/lib/schemas/visits";
import type { TravelLanguage } from "@/lib/travel/languages";
import { doorOf } from "@/lib/visits/door";
import { atTable } from "@/messages/en/at-table";
import { KitchenLine } from "./kitchen-line";
import { WithoutBand } from "./without-band";

type OwnMenuProps = {
  venueId: string;
  viewer: Viewer;
  visit: MyVisitWire | null;
  /** The language of the venue's country, offered where the card is shown to staff. */
  spokenHere: TravelLanguage | null;
  /** False if the menu is judged for others too, or for somebody else: the band of one card would then mislead. */
  isForOneself: boolean;
  /** The switch between those who eat together. */
  whom: ReactNode;
  /** The judged menu. */
  children: ReactNode;
};

/** A signed-in person's menu: what must not be in it above, and at the thumb the card and what the kitchen knows. */
export function OwnMenu({ venueId, viewer, visit, spokenHere, isForOneself, whom, children }: OwnMenuProps) {
  const t = useText(atTable);
  const profile = toIdCardProfile(viewer.user, viewer.preferences);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      {whom}
      {isForOneself && <WithoutBand allergies={profile.allergies} change={LINKS.dietary} />}
      {children}
      <TableBar
        line={visit && hasKitchenAnswer(visit) && <KitchenLine visit={visit} />}
        profile={profile}
        spokenHere={spokenHere}
      >
        {visit ? (
          <ButtonLink href="#your-visit">{t("kitchenSees")}</ButtonLink>
        ) : (
          <ButtonLink href={doorOf({ venueId, locationId: null })} prefetch={false}>
            {t("tellTheKitchen")}
          </ButtonLink>
        )}
      </TableBar>
    </div>
  );
}
