import { createTransport } from "nodemailer";
import { env } from "@/server/env";
import { htmlOf } from "./html-mail";
import type { AddressedMail } from "./sealed-mail";

/** A mail server that takes longer is as good as away: the mail waits for the next attempt instead. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** A mail as it travels: with its sender, and with the look that is made from its words. */
export const toMessage = ({ to, subject, text, locale }: AddressedMail) => ({
  from: env.MAIL_FROM,
  ...(env.CONTACT_EMAIL ? { replyTo: env.CONTACT_EMAIL } : {}),
  ...{ to, subject, text },
  headers: { "Content-Language": locale },
  html: htmlOf({ subject, text, locale }),
});

/** The message id is the mail's own: one that goes out twice, because an answer was lost, is known for the same. */
export async function handOver(url: string, mail: AddressedMail, id: string): Promise<void> {
  const { hostname } = new URL(env.APP_URL);
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  await transport.sendMail({ ...toMessage(mail), messageId: `<${id}@${hostname}>` });
}

/** RFC 5321 4.2.1: a reply of 5yz will be the same next time; anything else may be another one. */
export const isRefusedForGood = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500 &&
  error.responseCode < 600;
