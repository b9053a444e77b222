"use client";

import { useText } from "#use-text";
import { Acts } from "@/components/ui/acts";
import { Button } from "@/components/ui/button";
import { variantsText } from "@/messages/en/variants";

/** What the form starts from could not be loaded; what was typed before stays in this tab. */
export function LoadFailure({ retry }: { retry: () => void }) {
  const t = useText(variantsText);
  return (
    <div className="wrap">
      <div className="message-page">
        <h1>{t("failedToLoadRecipe")}</h1>
        <p className="lead">{t("nothingYouWroteIs")}</p>
        <Acts className="mt-2">
          <Button onClick={retry} variant="primary">
            {t("retry")}
          </Button>
        </Acts>
      </div>
    </div>
  );
}
