import { z } from "zod";
import { TEXT_SIZES, THEMES } from "@/lib/auth/appearance";
import { msg } from "@/lib/i18n/sentence";
import { DELETION_TIMES } from "../auth/account-closing";
import { EMAIL_RULES, NEW_PASSWORD_RULES, type Rule } from "../auth/account-rules";
import { LOCALES } from "../i18n/locales";
import { preferencesWire } from "./profile";
import { line, timestamp } from "./text";

/** Only the first broken rule is reported. */
const obeying = (rules: readonly Rule[]) =>
  function check(context: z.core.ParsePayload<string>): void {
    const broken = rules.find((rule) => !rule.test(context.value));
    if (broken) context.issues.push({ code: "custom", message: msg(broken.key), input: context.value });
  };

/** Stored trimmed and in lower case, because it is compared that way. */
export const email = z.string(msg("emailRequired")).trim().toLowerCase().check(obeying(EMAIL_RULES));

/** In the form in which it is stored, so that the rules are about what is compared later. */
export const newPassword = z.string(msg("passwordMissing")).normalize("NFC").check(obeying(NEW_PASSWORD_RULES));

/** A password at sign-in is compared only, so no rule is checked. One beyond bcrypt's limit cannot be right. */
export const givenPassword = z
  .string(msg("passwordMissing"))
  .min(1, msg("passwordMissing"))
  .max(1024, msg("passwordIsTooLong"));

/** True keeps an account whose deletion is scheduled. */
export const keepAccount = z.boolean().optional();

export const loginBody = z.object({
  email,
  password: givenPassword,
  /** Accounts with two-step sign-in need a code of the authenticator app or a recovery code. */
  second_factor_code: z.string().trim().max(64, msg("codeTooLong")).optional(),
  keep_account: keepAccount,
});

export const registerBody = z.strictObject({
  email,
  password: newPassword,
  first_name: line(100).optional(),
  last_name: line(100).optional(),
  account_type: z.enum(["diner", "business"]).default("diner"),
});

export const userWire = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  picture: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  account_type: z.enum(["diner", "business"]),
  /** Present if the owner chose to show the full name; otherwise the card shows first name and initial. */
  shows_full_name: z.literal(true).optional(),
  /** Present if the owner shows the picture on the card; otherwise only they see it. */
  shows_picture: z.literal(true).optional(),
});

export const signInWire = z.object({
  access_token: z.string(),
  token_type: z.literal("bearer"),
  expires_in: z.number().int(),
  user: userWire,
  preferences: preferencesWire,
});

export const resetRequestBody = z.object({ email });
export const resetConfirmBody = z.object({
  reset_code: z.string(msg("resetTokenWrong")).min(1, msg("resetTokenWrong")).max(200, msg("resetTokenWrong")),
  new_password: newPassword,
  /** The ids of what the person keeps; everything else that lets others see them, or act as them, ends. */
  keep: z.array(z.string().max(64)).max(100, msg("keptFewer")).default([]),
});
export const resetWaysBody = resetConfirmBody.pick({ reset_code: true });
export const emailConfirmationBody = z.object({
  token: z.string(msg("confirmationWrong")).min(1, msg("confirmationWrong")).max(200, msg("confirmationWrong")),
});
/** A missing field stays unchanged; an empty name removes it. */
export const changeNameBody = z
  .strictObject({
    first_name: line(100).optional(),
    last_name: line(100).optional(),
    shows_full_name: z.boolean().optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), msg("nothingToChange"));
/** The uploaded file. Its declared name and type are ignored. */
export const pictureForm = z.object({ file: z.instanceof(Blob, { error: msg("choosePicture") }) });
export const pictureBody = z.strictObject({ is_shown: z.boolean() });
export const emailChangeBody = z.object({ new_email: email, current_password: givenPassword });
/**
 * `password`: needed unless the sign-in is at most ten minutes old. `when`: at once, or in two weeks, until which the
 * deletion can be undone.
 */
export const deleteAccountBody = z.object({
  password: givenPassword.optional(),
  when: z.enum(DELETION_TIMES).default("at_once"),
});
export const appearanceBody = z.strictObject({ theme: z.enum(THEMES), text_size: z.enum(TEXT_SIZES) });
export const localeBody = z.strictObject({ locale: z.enum(LOCALES) });
export const messageWire = z.object({ message: z.string() });

export const changePasswordBody = z.object({ current_password: givenPassword, new_password: newPassword });

export const signedInDeviceWire = z.object({
  id: z.string(),
  created_at: timestamp,
  last_used_at: timestamp,
  device: z.string(),
  current: z.boolean(),
});

export type UserWire = z.infer<typeof userWire>;
export type SignInWire = z.infer<typeof signInWire>;
export type SignedInDeviceWire = z.infer<typeof signedInDeviceWire>;
export type LoginBody = z.infer<typeof loginBody>;
export type RegisterBody = z.infer<typeof registerBody>;
export type ChangeNameBody = z.infer<typeof changeNameBody>;
export type EmailChangeBody = z.infer<typeof emailChangeBody>;
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;
