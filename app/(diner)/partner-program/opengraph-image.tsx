import { drawSharePicture, SHARE_PICTURE } from "@/app/share-picture";
import { PRODUCT_NAME } from "@/lib/product";

export const size = SHARE_PICTURE.size;
export const contentType = SHARE_PICTURE.contentType;
export const alt = `${PRODUCT_NAME} partner program`;

export default function OpenGraphImage() {
  return drawSharePicture({
    title: "The Smart Dining Initiative.",
    lead: "A website, check-in at the table and analytics for restaurants that join for two years.",
  });
}
