import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { now } from "@/server/clock";
import { env } from "@/server/env";
import { log } from "@/server/log";

export type Mail = { subject: string; text: string };

/** Through SMTP when configured; else one `.eml` file a message in the outbox, and the log says where. */
export async function sendMail(to: string, mail: Mail): Promise<void> {
  const replyTo = env.CONTACT_EMAIL ? { replyTo: env.CONTACT_EMAIL } : {};
  const message = { from: env.MAIL_FROM, ...replyTo, to, ...mail };
  if (env.SMTP_URL) await createTransport(env.SMTP_URL).sendMail(message);
  else await writeToOutbox(message);
}

async function writeToOutbox(message: Mail & { from: string; replyTo?: string; to: string }): Promise<void> {
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  await mkdir(env.MAIL_OUTBOX, { recursive: true, mode: 0o700 });
  const name = `${now().toISOString().replaceAll(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.eml`;
  const file = join(env.MAIL_OUTBOX, name);
  // Written aside and renamed: whoever watches the folder never reads half a message.
  await writeFile(`${file}.part`, built.message as Buffer, { mode: 0o600 });
  await rename(`${file}.part`, file);
  log.info({ file }, "no SMTP_URL: mail written to the outbox");
}
