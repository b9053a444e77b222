import { drawSharePicture, SHARE_PICTURE } from "@/app/share-picture";
import { PRODUCT_NAME } from "@/lib/product";

export const size = SHARE_PICTURE.size;
export const contentType = SHARE_PICTURE.contentType;
export const alt = `${PRODUCT_NAME} for restaurants and venues`;

export default function OpenGraphImage() {
  return drawSharePicture({
    title: "Know what the\nwhole room eats.",
    lead: "Guests carry their allergies, diets and dislikes on one card. You see them together.",
  });
}
