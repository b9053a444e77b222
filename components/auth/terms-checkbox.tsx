"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { TermsSheet } from "@/components/legal/terms-sheet";
import { Checkbox } from "@/components/ui/checkbox";
import { LinkButton } from "@/components/ui/link-button";
import { shell } from "@/messages/en/shell";

type TermsCheckboxProps = { checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean };

/** The link opens the terms over the form; only the box itself accepts them. */
export function TermsCheckbox({ checked, onChange, disabled }: TermsCheckboxProps) {
  const t = useText(shell);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Checkbox
        checked={checked}
        disabled={disabled}
        label={t.rich("iAgreeToTheTerms", {
          button: (inside) => <LinkButton onClick={() => setIsOpen(true)}>{inside}</LinkButton>,
        })}
        onChange={(event) => onChange(event.target.checked)}
        required
      />
      <TermsSheet onOpenChange={setIsOpen} open={isOpen} />
    </>
  );
}
