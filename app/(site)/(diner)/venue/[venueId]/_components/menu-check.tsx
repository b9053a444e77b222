"use client";

import { RotateCw } from "lucide-react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import type { CheckState } from "@/components/ui/check-state";
import { visits } from "@/messages/en/visits";

type MenuCheckProps = {
  check: CheckState | null;
  /** Whether the dishes have verdicts now. */
  isJudged: boolean;
  onRetry: () => void;
};

/**
 * Says for the whole menu what the sign at each dish says: also to those who hear the page, and with another try if
 * the check did not come to an end.
 */
export function MenuCheck({ check, isJudged, onRetry }: MenuCheckProps) {
  const t = useText(visits);
  return (
    <div aria-live="polite">
      {check === "checking" && <p className="sr-only">{t("menuBeingChecked")}</p>}
      {check === null && isJudged && <p className="sr-only">{t("menuChecked")}</p>}
      {check === "unchecked" && (
        <Callout tone="unchecked">
          <p>{t.rich("menuNotChecked", { b: (inside) => <b>{inside}</b> })}</p>
          <Button className="mt-2" onClick={onRetry} size="sm">
            <RotateCw size={18} />
            {t("checkAgain")}
          </Button>
        </Callout>
      )}
    </div>
  );
}
