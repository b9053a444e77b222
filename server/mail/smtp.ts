import { createTransport } from "nodemailer";
import { env } from "@/server/env";
import { htmlOf, plainOf } from "./html-mail";
import type { AddressedMail } from "./sealed-mail";

/** A mail server that takes longer counts as unavailable: the mail waits for the next attempt. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** The message for the transport, with sender, reply address and HTML. */
export const toMessage = ({ to, subject, text, locale, stop }: AddressedMail) => ({
  from: env.MAIL_FROM,
  ...(env.CONTACT_EMAIL ? { replyTo: env.CONTACT_EMAIL } : {}),
  ...{ to, subject, text: plainOf(text) },
  headers: {
    "Content-Language": locale,
    // RFC 8058: both headers, and an address that asks nothing back.
    ...(stop ? { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {}),
  },
  html: htmlOf({ subject, text, locale }),
});

/**
 * The message id is derived from the mail's own id. A mail that is sent twice, because a response was lost, can
 * therefore be recognised as the same.
 */
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

/** RFC 5321 4.2.1: a reply 5yz is permanent; after any other failure another attempt may succeed. */
export const isRefusedForGood = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500 &&
  error.responseCode < 600;
