import { PRODUCT_NAME } from "@/lib/product";
import type { Mail } from "@/server/mail/send-mail";

export function resetMail(firstName: string | null, link: string): Mail {
  return {
    subject: `Reset your ${PRODUCT_NAME} password`,
    text: [
      firstName ? `Hello ${firstName},` : "Hello,",
      "",
      `Somebody, hopefully you, asked to reset the password of your ${PRODUCT_NAME} account.`,
      "Open this link to set a new one. It works once, for an hour:",
      "",
      link,
      "",
      "If it wasn't you, do nothing: your password stays as it is.",
    ].join("\n"),
  };
}
