"use client";

import { type ReactNode, useCallback, useState } from "react";
import { FILLS_FRAME } from "@/components/recipes/fills-frame";
import { photoAttributes } from "@/components/recipes/photos/photo-attributes";
import { ownPicture } from "@/components/recipes/web-links";
import { cn } from "@/components/ui/variants";
import type { RecipeWire } from "@/lib/schemas/recipes";

type RecipePictureProps = {
  recipe: Pick<RecipeWire, "image" | "photos">;
  /** The `sizes` attribute: how wide the picture is shown, so that the browser loads no larger one. */
  sizes: string;
  /** The main picture of the page, which is loaded with priority. */
  isHero?: boolean;
  /** Rendered if there is no picture, or if it fails to load. */
  children?: ReactNode;
  className?: string;
};

/** The recipe's first photo. */
export function RecipePicture({ recipe, sizes, isHero = false, children = null, className }: RecipePictureProps) {
  const [photo] = recipe.photos;
  const src = photo ? photo.url : ownPicture(recipe.image);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // The picture may have failed to load before hydration, when no handler was attached.
  const checkEarlierFailure = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailedSrc(src);
    },
    [src],
  );
  const frame = { className: cn("overflow-hidden bg-unknown-tint", className), "data-picture": true };
  if (!src || failedSrc === src) return children && <div {...frame}>{children}</div>;
  return (
    <div {...frame}>
      {/* biome-ignore lint/performance/noImgElement: the server provides photos in several widths */}
      <img
        {...(photo ? photoAttributes(photo, sizes) : { src })}
        alt={photo?.caption ?? ""}
        className={FILLS_FRAME}
        decoding="async"
        fetchPriority={isHero ? "high" : undefined}
        loading={isHero ? undefined : "lazy"}
        onError={() => setFailedSrc(src)}
        ref={checkEarlierFailure}
        // No referrer, so that the site that hosts the picture does not learn which page shows it.
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
