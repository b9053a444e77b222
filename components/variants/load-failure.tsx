"use client";

import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { variantsText } from "@/messages/en/variants";

/** Shown when the form's recipe could not be loaded. Unsaved input stays stored in this tab. */
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
        lead={t("writtenNotLost")}
        title={t("recipeNotLoaded")}
      />
    </div>
  );
}
