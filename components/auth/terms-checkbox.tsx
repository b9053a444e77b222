"use client";

import { useState } from "react";
import { TERMS_TITLE, TermsSheet } from "@/components/legal/terms-sheet";
import { Checkbox } from "@/components/ui/checkbox";

type TermsCheckboxProps = { checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean };

/** The words open the terms over the form; only the box itself agrees. */
export function TermsCheckbox({ checked, onChange, disabled }: TermsCheckboxProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Checkbox
        checked={checked}
        disabled={disabled}
        label={
          <>
            I agree to the{" "}
            <button className="link-btn" onClick={() => setIsOpen(true)} type="button">
              {TERMS_TITLE}
            </button>
          </>
        }
        onChange={(event) => onChange(event.target.checked)}
        required
      />
      <TermsSheet onOpenChange={setIsOpen} open={isOpen} />
    </>
  );
}
