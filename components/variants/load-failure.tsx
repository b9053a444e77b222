"use client";

import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { variantsText } from "@/messages/en/variants";

/** What the form starts from could not be loaded; what was typed before stays in this tab. */
export function LoadFailure({ retry }: { retry: () => void }) {
  const t = useText(variantsText);
  return (
    <div className="wrap">
      <MessagePage
        acts={
          <Button onClick={retry} variant="primary">
            {t("retry")}
          </Button>
        }
        lead={t("nothingYouWroteIs")}
        title={t("failedToLoadRecipe")}
      />
    </div>
  );
}
