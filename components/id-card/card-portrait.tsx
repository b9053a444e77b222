"use client";

import { useState } from "react";
import { Forkprint } from "@/components/brand/forkprint";

type CardPortraitProps = {
  printId: string;
  picture: string | undefined;
  /** True for a card without a person: the print is dotted. */
  dotted?: boolean;
};

/** The portrait on a card: the forkprint, or the picture that its owner chose to show. */
export function CardPortrait({ printId, picture, dotted }: CardPortraitProps) {
  // The picture may fail to load, offline or after it was removed; the forkprint is the fallback.
  const [failed, setFailed] = useState<string | null>(null);
  if (picture === undefined || failed === picture) {
    return dotted ? (
      <Forkprint
        className="h-auto w-[88%] stroke-2 text-control [stroke-dasharray:0.1_4.2]"
        id={printId}
        size={240}
        tone="ink"
      />
    ) : (
      <Forkprint className="h-auto w-[88%]" id={printId} size={240} />
    );
  }
  return (
    // biome-ignore lint/performance/noImgElement: already encoded at the width of a card
    <img
      alt=""
      className="size-full min-h-0 rounded-[5px] object-cover"
      height={240}
      onError={() => setFailed(picture)}
      referrerPolicy="no-referrer"
      src={picture}
      width={192}
    />
  );
}
