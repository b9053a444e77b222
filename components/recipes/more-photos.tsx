import { useText } from "#use-text";
import { recipesText } from "@/messages/en/recipes";
import "@/styles/photos.css";
import "@/styles/recipe-view.css";
import { photoAttributes } from "@/components/recipes/photos/photo-attributes";
import type { PhotoWire } from "@/lib/schemas/photos";

const SIZES = "(min-width: 1000px) 310px, 50vw";

/** The photos after the first one, which stands at the head of the page. */
export function MorePhotos({ photos: [, ...photos] }: { photos: readonly PhotoWire[] }) {
  const t = useText(recipesText);
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="photos" className="more-photos">
      <div className="recipe-section-head">
        <h2 id="photos">{t("photos")}</h2>
      </div>
      <ul>
        {photos.map((photo) => (
          <li key={photo.id}>
            <figure>
              {/* biome-ignore lint/performance/noImgElement: it comes in its widths already */}
              <img
                {...photoAttributes(photo, SIZES)}
                alt={photo.caption ? "" : t("theDish")}
                decoding="async"
                loading="lazy"
              />
              {photo.caption && <figcaption className="soft small">{photo.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
