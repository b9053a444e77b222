"use client";

import { Maximize2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useText } from "#use-text";
import { StaffView } from "@/components/travel/staff-view";
import { Button } from "@/components/ui/button";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import type { TravelLanguage } from "@/lib/travel/languages";
import { atTable } from "@/messages/en/at-table";

type TableBarProps = {
  profile: IdCardProfile;
  spokenHere: TravelLanguage | null;
  /** Whether the kitchen has the card, and whether it has looked. */
  line?: ReactNode;
  /** A second button. */
  children?: ReactNode;
};

/** At the thumb while the menu is read: what the kitchen knows, and the card to show. Stands above the dock. */
export function TableBar({ profile, spokenHere, line, children }: TableBarProps) {
  const t = useText(atTable);
  const [isShown, setShown] = useState(false);
  return (
    <div className="sticky bottom-(--dock) z-12 -mx-(--gutter) grid gap-1.5 border-line border-t bg-paper px-(--gutter) pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] print:hidden">
      {line}
      <div className="flex flex-wrap gap-2 [&>*]:px-2 [&>:first-child]:flex-[1.35_1_9em] [&>:last-child]:flex-[1_1_8em] [&>:last-child]:text-small">
        <Button onClick={() => setShown(true)} variant="alarm">
          <Maximize2 aria-hidden="true" size={20} />
          {t("showToStaff")}
        </Button>
        {children}
      </div>
      <StaffView onOpenChange={setShown} open={isShown} profile={profile} spokenHere={spokenHere} />
    </div>
  );
}
