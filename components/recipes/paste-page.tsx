"use client";

import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextBox } from "@/components/ui/input";
import { leftOutText } from "@/messages/en/left-out";

const MAX_PASTED = 5_000_000;

type PastePageProps = {
  busy: boolean;
  onPaste: (pasted: string) => void;
  /** Any text, instead of a page that could not be fetched. */
  isAnyText?: boolean;
  initial?: string;
};

/** Where a page or a text with a recipe is pasted. It stays in the field until its import succeeds. */
export function PastePage({ busy, onPaste, isAnyText = false, initial = "" }: PastePageProps) {
  const t = useText(leftOutText);
  const [pasted, setPasted] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pasted.trim() !== "") onPaste(pasted);
  };
  return (
    <form className="grid w-full justify-items-start gap-3.5" onSubmit={submit}>
      <Field
        className="w-full"
        hint={t(isAnyText ? "howToPasteText" : "howToPaste")}
        label={t(isAnyText ? "pasteText" : "pasteInstead")}
      >
        {(control) => (
          <TextBox
            maxLength={MAX_PASTED}
            onChange={(event) => setPasted(event.target.value)}
            rows={6}
            value={pasted}
            {...control}
          />
        )}
      </Field>
      <Button busy={busy} disabled={pasted.trim() === ""} type="submit" variant="primary">
        {t("extractRecipe")}
      </Button>
    </form>
  );
}

/** What a paste is sent as: HTML or plain text, with the address that it is from, if any. */
export const pastedFrom = (address: string | null, pasted: string) => ({
  ...(address === null ? {} : { url: address }),
  ...(/<[a-z!][^<>]*>/i.test(pasted) ? { html: pasted } : { text: pasted }),
});
