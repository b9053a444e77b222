"use client";

import { type ReactNode, useCallback, useState } from "react";
import { pictureUrl } from "@/components/recipes/web-links";

type RecipePictureProps = {
  image: string | null;
  /** Stands there when there is no picture, or when it does not load. */
  children?: ReactNode;
};

/** Beside the title, which says what it shows. The site it comes from does not learn who looks. */
export function RecipePicture({ image, children = null }: RecipePictureProps) {
  const src = pictureUrl(image);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const onError = () => setFailedSrc(src);
  // A picture may have failed before React was there to hear of it.
  const checkEarlierFailure = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0) setFailedSrc(src);
    },
    [src],
  );
  if (!src || failedSrc === src) return children && <div className="recipe-picture">{children}</div>;
  return (
    <div className="recipe-picture">
      {/* biome-ignore lint/performance/noImgElement: it comes from any site, which we do not fetch from in its place */}
      <img alt="" decoding="async" onError={onError} ref={checkEarlierFailure} referrerPolicy="no-referrer" src={src} />
    </div>
  );
}
