import { createHmac, randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { now } from "@/server/clock";
import { env } from "@/server/env";
import { log } from "@/server/log";
import { htmlOf } from "./html-mail";

export type Mail = { subject: string; text: string };

/** Through SMTP when configured; else one `.eml` file a message in the outbox, and the log says where. */
export async function sendMail(to: string, mail: Mail): Promise<void> {
  const replyTo = env.CONTACT_EMAIL ? { replyTo: env.CONTACT_EMAIL } : {};
  const message = { from: env.MAIL_FROM, ...replyTo, to, ...mail, html: htmlOf(mail) };
  if (env.SMTP_URL) await createTransport(env.SMTP_URL).sendMail(message);
  else await writeToOutbox(message);
}

async function writeToOutbox(message: Mail & { from: string; replyTo?: string; to: string }): Promise<void> {
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  await mkdir(env.MAIL_OUTBOX, { recursive: true, mode: 0o700 });
  const time = now().toISOString().replaceAll(/[:.]/g, "-");
  const name = `${time}-${randomUUID().slice(0, 8)}-${markOf(message.to)}.eml`;
  const file = join(env.MAIL_OUTBOX, name);
  // Written aside and renamed: whoever watches the folder never reads half a message.
  await writeFile(`${file}.part`, built.message as Buffer, { mode: 0o600 });
  await rename(`${file}.part`, file);
  log.info({ file }, "no SMTP_URL: mail written to the outbox");
}

/** Removes what the outbox holds for an address: nothing of a deleted account stays there. */
export async function forgetMails(to: string): Promise<void> {
  const names = await readdir(env.MAIL_OUTBOX).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const ends = [`-${markOf(to)}.eml`, `-${markOf(to)}.eml.part`];
  const own = names.filter((name) => ends.some((end) => name.endsWith(end)));
  await Promise.all(own.map((name) => rm(join(env.MAIL_OUTBOX, name), { force: true })));
}

/** Tells the mails of one address by their names, without naming it. */
const markOf = (to: string): string =>
  createHmac("sha256", env.AUTH_SECRET).update(`outbox ${to.trim().toLowerCase()}`).digest("hex").slice(0, 16);
