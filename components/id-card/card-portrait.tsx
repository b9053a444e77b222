"use client";

import { useState } from "react";
import { Forkprint } from "@/components/brand/forkprint";

/** The print in the window of a card, or the picture that its owner shows there. */
export function CardPortrait({ printId, picture }: { printId: string; picture: string | undefined }) {
  // Without a network, or taken back since the page was loaded: the print is always there.
  const [failed, setFailed] = useState<string | null>(null);
  if (picture === undefined || failed === picture) return <Forkprint id={printId} size={240} />;
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
