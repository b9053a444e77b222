"use client";

import { useText } from "#use-text";
import { TermsText } from "@/components/legal/terms-text";
import { BottomSheet } from "@/components/ui/dialog";
import { shell } from "@/messages/en/shell";

/** The terms over whatever asks for them. A click outside, the close button or Escape closes the sheet. */
export function TermsSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <BottomSheet onOpenChange={onOpenChange} open={open} title={useText(shell)("termsTitle")}>
      <TermsText headingLevel={3} />
    </BottomSheet>
  );
}
