"use client";

import { TermsText } from "@/components/legal/terms-text";
import { BottomSheet } from "@/components/ui/dialog";

export const TERMS_TITLE = "Terms & Conditions";

/** The terms over whatever asks for them. A click outside, the close button or Escape closes the sheet. */
export function TermsSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <BottomSheet onOpenChange={onOpenChange} open={open} title={TERMS_TITLE}>
      <TermsText headingLevel={3} />
    </BottomSheet>
  );
}
