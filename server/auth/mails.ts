import { PRODUCT_NAME } from "@/lib/product";
import type { Mail } from "@/server/mail/send-mail";

// No mail greets by name: whoever registers an address that is not theirs chooses that name, and the words would
// reach the address's owner as ours.

export const resetMail = (link: string): Mail => ({
  subject: `Reset your ${PRODUCT_NAME} password`,
  text: [
    "Hello,",
    "",
    `Somebody, hopefully you, asked to reset the password of your ${PRODUCT_NAME} account.`,
    "Open this link to set a new one. It works once, for an hour:",
    "",
    link,
    "",
    "If it wasn't you, do nothing: your password stays as it is.",
  ].join("\n"),
});

export const confirmationMail = (link: string): Mail => ({
  subject: `Confirm your email for ${PRODUCT_NAME}`,
  text: [
    "Hello,",
    "",
    `Somebody, hopefully you, has a ${PRODUCT_NAME} account with this email.`,
    "Open this link to confirm that it is yours. It works once, for a day:",
    "",
    link,
    "",
    "If it wasn't you, do nothing: until the email is confirmed, nobody else is told it.",
  ].join("\n"),
});

/** Says what happened and when, and what to do about it; a link would teach people to follow such links. */
export const passwordChangedMail = (at: Date): Mail => ({
  subject: `Your ${PRODUCT_NAME} password was changed`,
  text: [
    "Hello,",
    "",
    `The password of your ${PRODUCT_NAME} account was changed on ${toWords(at)}. The other devices were signed out.`,
    "",
    "If it was you, there is nothing to do.",
    `If it wasn't you, open ${PRODUCT_NAME}, choose "Forgot password?" and set a new one: that signs out everybody else.`,
  ].join("\n"),
});

const toWords = (at: Date): string =>
  `${at.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })}, ${at.toISOString().slice(11, 16)} UTC`;
