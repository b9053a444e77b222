import { drawSharePicture, SHARE_PICTURE } from "@/app/share-picture";
import { PRODUCT_NAME } from "@/lib/product";

export const size = SHARE_PICTURE.size;
export const contentType = SHARE_PICTURE.contentType;
export const alt = `${PRODUCT_NAME}: show the card, skip the speech`;

export default function OpenGraphImage() {
  return drawSharePicture({
    title: "Show the card.\nSkip the speech.",
    lead: "A dietary ID that you carry to restaurants, delivery apps, grocery sites and recipes.",
  });
}
