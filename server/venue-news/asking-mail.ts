import { sayIn } from "@/lib/i18n/area";
import type { WholeLocale } from "@/lib/i18n/locales";
import { PRODUCT_NAME } from "@/lib/product";
import { venueNews } from "@/messages/en/venue-news";
import { translationOf } from "@/messages/translations";
import type { Mail } from "@/server/mail/mail";

/** `by`: the proven address of who asks. A venue's name would be words of theirs in a mail of ours. */
type Asked = { by: string; rhythm: "week" | "month" | "other"; link: string };

/** Asks an address whether it wants a venue's figures by mail. */
export const askingMail = (asked: Asked, locale: WholeLocale): Mail => ({
  locale,
  words: (spoken) => {
    const t = sayIn(venueNews, spoken, translationOf(spoken, venueNews.name));
    return { subject: t("yesSubject", { by: asked.by }), text: t("yesText", { ...asked, product: PRODUCT_NAME }) };
  },
});
