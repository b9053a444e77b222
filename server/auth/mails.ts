import { DAY_MS } from "@/lib/durations";
import { PRODUCT_NAME } from "@/lib/product";
import type { Mail } from "@/server/mail/send-mail";
import { CONFIRMATION_TTL_MS, EMAIL_CHANGE_TTL_MS, RESET_TTL_MS } from "./mailed-token";

/** A day: then what it says of the time that is left is wrong. */
const CLOSED_MAIL_TTL_MS = DAY_MS;

// No mail greets by name: whoever registers an address that is not theirs chooses that name, and the words would
// reach the address's owner as ours.

export const resetMail = (link: string): Mail => ({
  subject: `Reset your ${PRODUCT_NAME} password`,
  validForMs: RESET_TTL_MS,
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
  validForMs: CONFIRMATION_TTL_MS,
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
    `The password of your ${PRODUCT_NAME} account was changed on ${momentOf(at)}. The other devices were signed out.`,
    "",
    "If it was you, there is nothing to do.",
    `If it wasn't you, open ${PRODUCT_NAME}, choose "Forgot password?" and set a new one: that signs out everybody else.`,
  ].join("\n"),
});

export const secondFactorOnMail = (at: Date): Mail => ({
  subject: `Two-step sign-in is on for your ${PRODUCT_NAME} account`,
  text: [
    "Hello,",
    "",
    `Since ${momentOf(at)}, signing in to your ${PRODUCT_NAME} account takes your password and a code. The other devices were signed out.`,
    "",
    "Keep the recovery codes that you were shown: they are the way in when the phone is lost.",
    `If it wasn't you, somebody knows your password. Open ${PRODUCT_NAME} where you are still signed in, or answer this mail at once.`,
  ].join("\n"),
});

export const secondFactorOffMail = (at: Date): Mail => ({
  subject: `Two-step sign-in is off for your ${PRODUCT_NAME} account`,
  text: [
    "Hello,",
    "",
    `Since ${momentOf(at)}, your password alone signs in to your ${PRODUCT_NAME} account.`,
    "",
    "If it was you, there is nothing to do.",
    `If it wasn't you, open ${PRODUCT_NAME}, choose "Forgot password?" and set a new one: that signs out everybody else.`,
  ].join("\n"),
});

export const recoveryCodeUsedMail = (at: Date, left: number): Mail => ({
  subject: `A recovery code of your ${PRODUCT_NAME} account was used`,
  text: [
    "Hello,",
    "",
    `On ${momentOf(at)}, a recovery code stood in for your authenticator app. ${left === 1 ? "1 code is" : `${left} codes are`} left.`,
    "",
    "If it was you, and the phone is lost, switch two-step sign-in off and on again with the new one.",
    `If it wasn't you, open ${PRODUCT_NAME}, choose "Forgot password?" and set a new one: that signs out everybody else.`,
  ].join("\n"),
});

export const recoveryCodesRenewedMail = (at: Date): Mail => ({
  subject: `Your ${PRODUCT_NAME} account has new recovery codes`,
  text: [
    "Hello,",
    "",
    `New recovery codes were made on ${momentOf(at)}. The old ones no longer work.`,
    "",
    "If it was you, there is nothing to do.",
    `If it wasn't you, open ${PRODUCT_NAME}, choose "Forgot password?" and set a new one: that signs out everybody else.`,
  ].join("\n"),
});

export const passkeyAddedMail = (at: Date): Mail => ({
  subject: `A passkey was added to your ${PRODUCT_NAME} account`,
  text: [
    "Hello,",
    "",
    `On ${momentOf(at)}, a passkey was added. It signs in to your ${PRODUCT_NAME} account without the password.`,
    "",
    "If it was you, there is nothing to do.",
    `If it wasn't you, open ${PRODUCT_NAME}, choose "Forgot password?" and set a new one: that removes it and signs out everybody else.`,
  ].join("\n"),
});

export const passkeyRemovedMail = (at: Date): Mail => ({
  subject: `A passkey of your ${PRODUCT_NAME} account was removed`,
  text: [
    "Hello,",
    "",
    `On ${momentOf(at)}, a passkey was removed. It no longer signs in to your ${PRODUCT_NAME} account.`,
    "",
    "If it was you, there is nothing to do.",
    `If it wasn't you, open ${PRODUCT_NAME}, choose "Forgot password?" and set a new one: that signs out everybody else.`,
  ].join("\n"),
});

export const accountClosedMail = (deletesAt: Date): Mail => ({
  subject: `Your ${PRODUCT_NAME} account is closed`,
  validForMs: CLOSED_MAIL_TTL_MS,
  text: [
    "Hello,",
    "",
    `As you asked, your ${PRODUCT_NAME} account is closed. It will be deleted for good on ${momentOf(deletesAt)}.`,
    "Until then nobody is shown anything of it, and every device is signed out.",
    "",
    `If you change your mind, open ${PRODUCT_NAME} before that day, sign in, and choose to keep the account.`,
    `If it wasn't you, do that now, and set a new password.`,
  ].join("\n"),
});

export const accountEndsSoonMail = (deletesAt: Date): Mail => ({
  subject: `Your ${PRODUCT_NAME} account will be deleted soon`,
  validForMs: CLOSED_MAIL_TTL_MS,
  text: [
    "Hello,",
    "",
    `Your closed ${PRODUCT_NAME} account will be deleted for good on ${momentOf(deletesAt)}. Nobody can bring it back then.`,
    "",
    `If you would rather keep it, open ${PRODUCT_NAME} before that, sign in, and choose to keep the account.`,
    "Otherwise there is nothing to do.",
  ].join("\n"),
});

export const accountKeptMail = (): Mail => ({
  subject: `Your ${PRODUCT_NAME} account stays`,
  text: [
    "Hello,",
    "",
    `Somebody signed in to your closed ${PRODUCT_NAME} account and chose to keep it. It will not be deleted.`,
    "Share links, visits and connected applications that ended when it was closed stay ended.",
    "",
    `If it wasn't you, open ${PRODUCT_NAME}, choose "Forgot password?" and set a new one: that signs out everybody else.`,
  ].join("\n"),
});

/** "7 December 2026, 08:15 UTC" */
export const momentOf = (at: Date): string =>
  `${at.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })}, ${at.toISOString().slice(11, 16)} UTC`;

export const emailChangeMail = (link: string): Mail => ({
  subject: `Confirm your new email for ${PRODUCT_NAME}`,
  validForMs: EMAIL_CHANGE_TTL_MS,
  text: [
    "Hello,",
    "",
    `Somebody, hopefully you, wants to use this email for their ${PRODUCT_NAME} account.`,
    "Open this link to confirm that it is yours. It works once, for a day:",
    "",
    link,
    "",
    "If it wasn't you, do nothing: the account keeps the email that it has.",
  ].join("\n"),
});

export const emailChangeAskedMail = (): Mail => ({
  subject: `Somebody asked to change the email of your ${PRODUCT_NAME} account`,
  text: [
    "Hello,",
    "",
    `Somebody who knows your password asked for another email for your ${PRODUCT_NAME} account.`,
    "Nothing has changed yet: it takes effect only once the new email is confirmed.",
    "",
    `If it wasn't you, open ${PRODUCT_NAME} and change your password now: that also ends what was asked for.`,
  ].join("\n"),
});

export const emailChangedMail = (): Mail => ({
  subject: `The email of your ${PRODUCT_NAME} account has changed`,
  text: [
    "Hello,",
    "",
    `Your ${PRODUCT_NAME} account has another email from now on, which was confirmed. This one no longer signs in.`,
    "",
    "If it wasn't you, answer this mail at once.",
  ].join("\n"),
});
