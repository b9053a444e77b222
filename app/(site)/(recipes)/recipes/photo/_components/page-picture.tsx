"use client";

import { useText } from "#use-text";
import { pagePhoto } from "@/messages/en/page-photo";

/** The chosen photo, shown from this tab's memory. */
export function PagePicture({ preview }: { preview: string }) {
  const t = useText(pagePhoto);
  return (
    // biome-ignore lint/performance/noImgElement: a file of this tab, which no server has
    <img
      alt={t("photoOfThePage")}
      className="max-h-[70vh] w-full max-w-[40rem] rounded-card border border-line border-solid object-contain"
      src={preview}
    />
  );
}
