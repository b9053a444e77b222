"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { TextField } from "@/components/ui/field";
import { recipeFormText } from "@/messages/en/recipe-form";

type StoredCaptionProps = { caption: string | null; name: string; onChange: (caption: string) => Promise<void> };

/** The caption of a photo, which is saved when the field loses the focus. */
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
      // Otherwise Enter would submit the whole form.
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
