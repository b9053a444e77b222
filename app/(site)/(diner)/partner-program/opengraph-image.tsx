import { drawSharePicture, SHARE_PICTURE } from "@/app/share-picture";
import { PRODUCT_NAME } from "@/lib/product";

export const size = SHARE_PICTURE.size;
export const contentType = SHARE_PICTURE.contentType;
export const alt = `${PRODUCT_NAME} partner program`;

export default function OpenGraphImage() {
  return drawSharePicture({
    title: "Smart Dining\nInitiative",
    lead: "Your website designed, check-in at the table, and what your guests eat. For two years.",
  });
}
