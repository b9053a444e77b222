"use client";

import { RotateCw } from "lucide-react";
import { useText } from "#use-text";
import { IdFailure } from "@/components/sharing/id-frame";
import { ID_MESSAGES } from "@/components/sharing/id-messages";
import { Button } from "@/components/ui/button";
import { card } from "@/messages/en/card";

export default function IdError() {
  const t = useText(card);
  return (
    <IdFailure message={ID_MESSAGES.failed}>
      <Button onClick={() => window.location.reload()}>
        <RotateCw size={18} />
        {t("tryAgain")}
      </Button>
    </IdFailure>
  );
}
