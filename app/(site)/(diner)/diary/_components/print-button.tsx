"use client";

import { Printer } from "lucide-react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { diaryText } from "@/messages/en/diary";

export function PrintButton() {
  const t = useText(diaryText);
  return (
    <Button onClick={() => window.print()} variant="primary">
      <Printer size={20} />
      {t("print")}
    </Button>
  );
}
