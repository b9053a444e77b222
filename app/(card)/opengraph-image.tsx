import { SHARE_PICTURE, shareProductPicture } from "@/app/share-picture";
import { PRODUCT_NAME } from "@/lib/product";

export const size = SHARE_PICTURE.size;
export const contentType = SHARE_PICTURE.contentType;
/** The same in every language, because the title beside it is translated. */
export const alt = PRODUCT_NAME;

export default shareProductPicture;
