"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { TextField } from "@/components/ui/field";
import { recipeFormText } from "@/messages/en/recipe-form";

type StoredCaptionProps = { caption: string | null; name: string; onChange: (caption: string) => Promise<void> };

/** What a photo shows, in words: sent when the field is left. */
export function StoredCaption({ caption, name, onChange }: StoredCaptionProps) {
  const t = useText(recipeFormText);
  const [text, setText] = useState(caption ?? "");
  return (
    <TextField
      autoComplete="off"
      hideLabel
      label={t("whatNameShows", { name })}
      maxLength={200}
      onBlur={() => text.trim() !== (caption ?? "") && void onChange(text)}
      onChange={(event) => setText(event.target.value)}
      // Enter in a field would send the whole form.
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
      placeholder={t("whatItShows")}
      value={text}
    />
  );
}
