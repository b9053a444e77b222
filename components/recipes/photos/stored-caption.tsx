"use client";

import { useState } from "react";
import { TextField } from "@/components/ui/field";

type StoredCaptionProps = { caption: string | null; name: string; onChange: (caption: string) => Promise<void> };

/** What a photo shows, in words: sent when the field is left. */
export function StoredCaption({ caption, name, onChange }: StoredCaptionProps) {
  const [text, setText] = useState(caption ?? "");
  return (
    <TextField
      autoComplete="off"
      hideLabel
      label={`What ${name} shows`}
      maxLength={200}
      onBlur={() => text.trim() !== (caption ?? "") && void onChange(text)}
      onChange={(event) => setText(event.target.value)}
      // Enter in a field would send the whole form.
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
      placeholder="What it shows"
      value={text}
    />
  );
}
