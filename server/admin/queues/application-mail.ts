import { PRODUCT_NAME } from "@/lib/product";
import type { Mail } from "@/server/mail/send-mail";

/** `refusal`: the administrator's words; null where it was verified. */
export const applicationMail = (origin: string, name: string, refusal: string | null): Mail => ({
  subject: refusal === null ? `${PRODUCT_NAME} has verified ${name}` : `${PRODUCT_NAME} has not verified ${name}`,
  text: [
    "Hello,",
    "",
    refusal === null
      ? `We have verified your application ${name}. The consent page says so from now on.`
      : `We have looked at your application ${name} and have not verified it. Our team wrote:`,
    ...(refusal === null ? [] : ["", refusal, "", "Mend it and submit it again whenever you like:"]),
    "",
    `${origin}/portal?section=applications`,
  ].join("\n"),
});
