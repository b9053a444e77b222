"use client";

import { type ReactNode, useCallback, useState } from "react";
import { FILLS_FRAME } from "@/components/recipes/fills-frame";
import { photoAttributes } from "@/components/recipes/photos/photo-attributes";
import { ownPicture } from "@/components/recipes/web-links";
import { cn } from "@/components/ui/variants";
import type { RecipeWire } from "@/lib/schemas/recipes";

type RecipePictureProps = {
  recipe: Pick<RecipeWire, "image" | "photos">;
  /** How wide it stands on the screen, as in the attribute of that name: the browser fetches no more than it shows. */
  sizes: string;
  /** The picture of the page, fetched before the others. */
  isHero?: boolean;
  /** Stands there when there is no picture, or when it does not load. */
  children?: ReactNode;
  className?: string;
};

/** The first photo in the width it is shown at. */
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
      {/* biome-ignore lint/performance/noImgElement: photos come in their widths already */}
      <img
        {...(photo ? photoAttributes(photo, sizes) : { src })}
        alt={photo?.caption ?? ""}
        className={FILLS_FRAME}
        decoding="async"
        fetchPriority={isHero ? "high" : undefined}
        loading={isHero ? undefined : "lazy"}
        onError={() => setFailedSrc(src)}
        ref={checkEarlierFailure}
        // No referrer: the site that hosts a picture does not learn who looks at it.
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
