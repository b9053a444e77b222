import { PRODUCT_NAME } from "@/lib/product";
import type { Mail } from "@/server/mail/send-mail";

/** Names neither the dish nor the setting: what somebody eats is no matter for a mailbox. */
export const answerMail = (origin: string): Mail => ({
  subject: `${PRODUCT_NAME} has answered your report`,
  text: [
    "Hello,",
    "",
    "You told us that a verdict is wrong. We have looked at it, and our answer stands here:",
    "",
    `${origin}/settings?tab=privacy`,
  ].join("\n"),
});
