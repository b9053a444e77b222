import { createHmac, randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { DAY_MS } from "@/lib/durations";
import { DEFAULT_LOCALE, type Locale, readLocale, wholeLocale } from "@/lib/i18n/locales";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { env } from "@/server/env";
import { log } from "@/server/log";
import { requesterLocale } from "@/server/work/requester";
import type { Mail } from "./mail";
import { leaveInQueue, queueAndSend } from "./queue";
import type { AddressedMail } from "./sealed-mail";
import { toMessage } from "./smtp";

const DEFAULT_VALID_MS = 4 * DAY_MS;

/**
 * Sends a mail through SMTP if it is configured; while the mail server is unavailable, the mail waits in the database
 * and is sent later. Without SMTP, writes an `.eml` file into the outbox and logs its name. The language is the one
 * that the reader chose, otherwise that of the current request, unless the mail is an answer and the request is another
 * person's. `userId`: if this account is deleted, the mail is deleted unsent.
 * @throws the mail server's error, when it refuses the mail permanently
 */
export async function sendMail(to: string, mail: Mail, userId?: string): Promise<void> {
  const addressed = await address(to, mail, userId);
  if (!env.SMTP_URL) return writeToOutbox(addressed);
  await queueAndSend(env.SMTP_URL, addressed, whoseOf(to, mail, userId));
}

/**
 * A mail that belongs to a change: it waits in the queue if the change's transaction succeeds, and only then, so that it is
 * sent once, whatever process ends in the middle. @returns what is left to do after the transaction: without SMTP the file
 * is written then
 */
export async function sendMailWith(
  tx: Transaction,
  to: string,
  mail: Mail,
  userId?: string,
): Promise<() => Promise<void>> {
  const addressed = await address(to, mail, userId);
  if (!env.SMTP_URL) return () => writeToOutbox(addressed);
  await leaveInQueue(tx, addressed, whoseOf(to, mail, userId));
  return async () => undefined;
}

async function address(to: string, { words, isAnswer, locale: known, stop }: Mail, userId?: string) {
  const asked = isAnswer ? null : requesterLocale();
  const locale = wholeLocale((await chosenBy(userId)) ?? known ?? asked ?? DEFAULT_LOCALE);
  return { to, locale, ...words(locale), ...(stop ? { stop } : {}) };
}

const whoseOf = (to: string, { validForMs = DEFAULT_VALID_MS }: Mail, userId?: string) => ({
  ...{ recipientMark: markOf(to), userId: userId ?? null },
  expiresAt: new Date(now().getTime() + validForMs),
});

async function chosenBy(userId: string | undefined): Promise<Locale | null> {
  if (userId === undefined) return null;
  const user = await db.user.findUnique({ where: { id: userId }, select: { locale: true } });
  return readLocale(user?.locale);
}

async function writeToOutbox(mail: AddressedMail): Promise<void> {
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(toMessage(mail));
  await mkdir(env.MAIL_OUTBOX, { recursive: true, mode: 0o700 });
  const time = now().toISOString().replaceAll(/[:.]/g, "-");
  const name = `${time}-${randomUUID().slice(0, 8)}-${markOf(mail.to)}.eml`;
  const file = join(env.MAIL_OUTBOX, name);
  // Written under another name and then renamed, so that programs that watch the folder never read half a message.
  await writeFile(`${file}.part`, built.message as Buffer, { mode: 0o600 });
  await rename(`${file}.part`, file);
  log.info({ file }, "no SMTP_URL: mail written to the outbox");
}

/** Deletes an address's mails from the outbox and the queue, so that nothing of a deleted account stays there. */
export async function forgetMails(to: string): Promise<void> {
  await db.outgoingMail.deleteMany({ where: { recipientMark: markOf(to) } });
  const names = await readdir(env.MAIL_OUTBOX).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const ends = [`-${markOf(to)}.eml`, `-${markOf(to)}.eml.part`];
  const own = names.filter((name) => ends.some((end) => name.endsWith(end)));
  await Promise.all(own.map((name) => rm(join(env.MAIL_OUTBOX, name), { force: true })));
}

/** Identifies the mails of one address by their file names and rows, without revealing the address. */
const markOf = (to: string): string =>
  createHmac("sha256", env.AUTH_SECRET).update(`outbox ${to.trim().toLowerCase()}`).digest("hex").slice(0, 16);
