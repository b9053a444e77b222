"use client";

import { useState } from "react";
import { Forkprint } from "@/components/brand/forkprint";

type CardPortraitProps = {
  printId: string;
  picture: string | undefined;
  /** Nobody's yet: the print is only hinted at. */
  dotted?: boolean;
};

/** The print in the window of a card, or the picture that its owner shows there. */
export function CardPortrait({ printId, picture, dotted }: CardPortraitProps) {
  // Without a network, or taken back since the page was loaded: the print is always there.
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
