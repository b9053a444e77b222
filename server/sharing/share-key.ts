import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "@/server/env";

const ID_BYTES = 16;
/** 128 bits: guessing is hopeless, and a wrong key is recognised without asking the database. */
const MAC_BYTES = 16;
const KEY_FORM = /^[A-Za-z0-9_-]{43}$/;

/** Of its own, so that no other use of AUTH_SECRET can produce a key. */
const secret = () => Buffer.from(hkdfSync("sha256", env.AUTH_SECRET, "", "forkprint share link", 32));

const macOf = (id: Buffer) => createHmac("sha256", secret()).update(id).digest().subarray(0, MAC_BYTES);

/** The key of a link: its id and a MAC of it, 43 characters. It is made when asked for and kept nowhere. */
export function shareKeyOf(linkId: string): string {
  const id = Buffer.from(linkId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, macOf(id)]).toString("base64url");
}

/** The id of the link that a key was made for, or null for a key that we did not make. */
export function linkIdOf(key: string): string | null {
  if (!KEY_FORM.test(key)) return null;
  const bytes = Buffer.from(key, "base64url");
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), macOf(id))) return null;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
