import { z } from "zod";
import { preferencesWire } from "./profile";
import { line, timestamp } from "./text";

export const PASSWORD_MIN_LENGTH = 8;
/** bcrypt reads 72 bytes and ignores the rest; more is refused instead of silently cut. */
export const PASSWORD_MAX_BYTES = 72;

const utf8Length = (text: string) => new TextEncoder().encode(text).length;
const isEmailShape = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Compared trimmed and without regard to case, so it is kept that way. */
export const email = z
  .string("Email is required")
  .trim()
  .toLowerCase()
  .min(1, "Email is required")
  .max(254, "Please enter a valid email address")
  .refine(isEmailShape, "Please enter a valid email address")
  .pipe(z.email("Please enter a valid email address"));

export const newPassword = z
  .string("Password is required")
  .min(PASSWORD_MIN_LENGTH, "Password must be at least 8 characters long")
  .refine((text) => utf8Length(text) <= PASSWORD_MAX_BYTES, "Password must be at most 72 bytes long")
  .refine((text) => !text.includes("\u0000"), "Password must not contain null characters");

/** The rules that the onboarding and business forms add, in the order in which they are shown. */
export const PASSWORD_RULES = [
  {
    test: (text: string) => text.length >= PASSWORD_MIN_LENGTH,
    message: "Password must be at least 8 characters long",
    hint: "8 characters",
  },
  {
    test: (text: string) => /\p{Ll}/u.test(text),
    message: "Password must contain at least one lowercase letter",
    hint: "One lowercase letter",
  },
  {
    test: (text: string) => /\p{Lu}/u.test(text),
    message: "Password must contain at least one uppercase letter",
    hint: "One uppercase letter",
  },
  {
    test: (text: string) => /\p{Nd}/u.test(text),
    message: "Password must contain at least one number",
    hint: "One number",
  },
] as const;

/** What is given at sign-in is compared, not judged; past bcrypt's limit it cannot be right. */
const givenPassword = z.string("Password is required").min(1, "Password is required").max(1024, "Password is too long");

export const loginBody = z.object({ email, password: givenPassword });

export const registerBody = z.object({
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
  reset_code: z.string("Invalid reset token.").min(1, "Invalid reset token.").max(200, "Invalid reset token."),
  new_password: newPassword,
});
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
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;
export type MessageWire = z.infer<typeof messageWire>;
export type SignedInDevice = z.infer<typeof signedInDeviceWire>;
