import { useText } from "#use-text";
import { photoAttributes } from "@/components/recipes/photos/photo-attributes";
import { SectionHead } from "@/components/recipes/section-head";
import type { PhotoWire } from "@/lib/schemas/photos";
import { recipesText } from "@/messages/en/recipes";

const SIZES = "(min-width: 1000px) 310px, 50vw";

/** All photos except the first, which is at the top of the page. */
export function MorePhotos({ photos: [, ...photos] }: { photos: readonly PhotoWire[] }) {
  const t = useText(recipesText);
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="photos" className="mt-10" data-picture>
      <SectionHead id="photos" title={t("photos")} />
      <ul className="grid grid-cols-2 gap-4 pt-4">
        {photos.map((photo) => (
          <li key={photo.id}>
            <figure>
              {/* biome-ignore lint/performance/noImgElement: the server provides photos in several widths */}
              <img
                {...photoAttributes(photo, SIZES)}
                className="block aspect-4/3 h-auto w-full rounded-control object-cover"
                alt={photo.caption ? "" : t("theDish")}
                decoding="async"
                loading="lazy"
              />
              {photo.caption && (
                <figcaption className="wrap-anywhere mt-1.5 text-ink-soft text-small">{photo.caption}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
