import { drawSharePicture, SHARE_PICTURE } from "@/app/share-picture";
import { FREE_CALLS_PER_MONTH, formatCalls } from "@/lib/portal/pricing";
import { PRODUCT_NAME } from "@/lib/product";

export const size = SHARE_PICTURE.size;
export const contentType = SHARE_PICTURE.contentType;
export const alt = `${PRODUCT_NAME} pricing`;

export default function OpenGraphImage() {
  return drawSharePicture({
    title: "Pay by the call.",
    lead: `Dietary analysis of menus. The first ${formatCalls(FREE_CALLS_PER_MONTH)} calls a month are free.`,
  });
}
