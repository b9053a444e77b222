import { DAY_MS } from "@/lib/durations";
import type { Locale } from "@/lib/i18n/locales";
import { momentIn } from "@/lib/i18n/moment";
import type { Mail } from "@/server/mail/mail";
import { writtenMail } from "@/server/mail/written-mail";
import { CONFIRMATION_TTL_MS, EMAIL_CHANGE_TTL_MS, RESET_TTL_MS } from "./mailed-token";

/** The mail names the time that is left; after a day that is wrong, so an unsent mail is dropped. */
const CLOSED_MAIL_TTL_MS = DAY_MS;

const moment = (at: Date) => (locale: Locale) => momentIn(at, locale);

export const resetMail = (link: string): Mail => writtenMail("reset", { link }, { validForMs: RESET_TTL_MS });

/** Asked for by an administrator, after somebody told them that the second factor is lost. */
export const recoveryMail = (link: string): Mail => writtenMail("recovery", { link }, { validForMs: RESET_TTL_MS });

export const confirmationMail = (link: string): Mail =>
  writtenMail("confirmation", { link }, { validForMs: CONFIRMATION_TTL_MS });

/** Says what happened and when, and what to do if it was somebody else. */
export const passwordChangedMail = (at: Date): Mail => writtenMail("passwordChanged", { at: moment(at) });

export const secondFactorOnMail = (at: Date): Mail => writtenMail("secondFactorOn", { at: moment(at) });
export const secondFactorOffMail = (at: Date): Mail => writtenMail("secondFactorOff", { at: moment(at) });
export const recoveryCodeUsedMail = (at: Date, left: number): Mail =>
  writtenMail("recoveryCodeUsed", { at: moment(at), left });
export const recoveryCodesRenewedMail = (at: Date): Mail => writtenMail("recoveryCodesRenewed", { at: moment(at) });

export const passkeyAddedMail = (at: Date): Mail => writtenMail("passkeyAdded", { at: moment(at) });
export const passkeyRemovedMail = (at: Date): Mail => writtenMail("passkeyRemoved", { at: moment(at) });

export const accountClosedMail = (deletesAt: Date): Mail =>
  writtenMail("accountClosed", { at: moment(deletesAt) }, { validForMs: CLOSED_MAIL_TTL_MS });
export const accountEndsSoonMail = (deletesAt: Date): Mail =>
  writtenMail("accountEndsSoon", { at: moment(deletesAt) }, { validForMs: CLOSED_MAIL_TTL_MS });
export const accountKeptMail = (): Mail => writtenMail("accountKept");

export const emailChangeMail = (link: string): Mail =>
  writtenMail("emailChange", { link }, { validForMs: EMAIL_CHANGE_TTL_MS });
export const emailChangeRequestedMail = (): Mail => writtenMail("emailChangeRequested");
export const emailChangedMail = (): Mail => writtenMail("emailChanged");
