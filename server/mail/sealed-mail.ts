import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { z } from "zod";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locales";
import { env } from "@/server/env";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Mails that were stored before mails had a language are English. */
const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
  stop: z.string().optional(),
});
export type AddressedMail = z.infer<typeof mail>;

const key = () => new Uint8Array(hkdfSync("sha256", env.AUTH_SECRET, "", "forkprint outgoing mail", 32));

/**
 * Encrypts a mail for the database, because somebody who can read the database must not get a link that sets a
 * password.
 */
export function sealMail(given: AddressedMail): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key(), nonce);
  const hidden = Buffer.concat([cipher.update(JSON.stringify(given), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
}

/** Null if the mail was encrypted with another AUTH_SECRET, or changed since. */
export function openMail(sealed: Uint8Array): AddressedMail | null {
  try {
    const bytes = Buffer.from(sealed);
    const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return mail.parse(JSON.parse(text.toString("utf8")));
  } catch {
    return null;
  }
}
