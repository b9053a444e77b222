import { SHARE_PICTURE, shareInReadersLanguage } from "@/app/share-picture";
import { getText } from "@/components/i18n/use-text-on-server";
import { PRODUCT_NAME } from "@/lib/product";
import { home } from "@/messages/en/home";

export const size = SHARE_PICTURE.size;
export const contentType = SHARE_PICTURE.contentType;
/** The same in every language, because the title beside it is translated. */
export const alt = PRODUCT_NAME;

export default async function OpenGraphImage() {
  const t = await getText(home);
  return shareInReadersLanguage({
    title: `${t("showTheCard")}\n${t("skipTheSpeech")}`,
    lead: t("aDietaryIdThatYouCarry"),
  });
}
