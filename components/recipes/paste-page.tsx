"use client";

import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextBox } from "@/components/ui/input";
import { leftOutText } from "@/messages/en/left-out";

const MAX_PASTED = 5_000_000;

/** Where a page that could not be fetched is pasted. The text stays in the field until its import succeeds. */
export function PastePage({ busy, onPaste }: { busy: boolean; onPaste: (pasted: string) => void }) {
  const t = useText(leftOutText);
  const [pasted, setPasted] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pasted.trim() !== "") onPaste(pasted);
  };
  return (
    <form className="grid w-full justify-items-start gap-3.5" onSubmit={submit}>
      <Field className="w-full" hint={t("howToPaste")} label={t("pasteInstead")}>
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

/** What a paste is sent as: HTML or plain text, with the address that it is from. */
export const pastedFrom = (url: string, pasted: string) =>
  /<[a-z!][^<>]*>/i.test(pasted) ? { url, html: pasted } : { url, text: pasted };
