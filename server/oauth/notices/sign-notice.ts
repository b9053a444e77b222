import { SignJWT } from "jose";
import { now } from "@/server/clock";
import { env } from "@/server/env";
import { noteSignature } from "../keys/note-signature";
import { currentSigningKey } from "../keys/signing-keys";

export type Notice = {
  id: string;
  clientId: string;
  subject: string;
  event: string;
  scopes: string[];
  createdAt: Date;
};

const ACCOUNT_PURGED = "https://schemas.openid.net/secevent/risc/event-type/account-purged";
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/**
 * A security event token (RFC 8417). Its `typ` keeps it from being accepted as an ID token; it contains nothing of the
 * profile.
 */
export async function signNotice(notice: Notice): Promise<string> {
  const key = await currentSigningKey();
  await noteSignature(key);
  const subject = { format: "iss_sub", iss: env.APP_URL, sub: notice.subject };
  const claims = {
    scopes: notice.scopes,
    delete_data: true,
    acknowledge_at: `${env.APP_URL}/oauth/acknowledge`,
  };
  return new SignJWT({
    sub_id: subject,
    toe: seconds(notice.createdAt),
    events: {
      [`${env.APP_URL}/events/${notice.event}`]: claims,
      ...(notice.event === "account-deleted" ? { [ACCOUNT_PURGED]: { subject } } : {}),
    },
  })
    .setProtectedHeader({ alg: "RS256", kid: key.kid, typ: "secevent+jwt" })
    .setIssuer(env.APP_URL)
    .setAudience(notice.clientId)
    .setJti(notice.id)
    .setIssuedAt(seconds(now()))
    .sign(key.privateKey);
}
