import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "./env";

const ID_BYTES = 16;
/** 128 bits cannot be guessed, and a wrong key is rejected without a database query. */
const MAC_BYTES = 16;
const KEY_FORM = /^[A-Za-z0-9_-]{43}$/;

/** Keys for one purpose: an id with a MAC of it, 43 characters. They are computed when needed and never stored. */
export function signedIds(purpose: string) {
  /** A derived secret for this purpose alone, so that no other use of AUTH_SECRET can produce a key. */
  const secret = () => Buffer.from(hkdfSync("sha256", env.AUTH_SECRET, "", purpose, 32));
  const macOf = (id: Buffer) => createHmac("sha256", secret()).update(id).digest().subarray(0, MAC_BYTES);
  return {
    keyOf(id: string): string {
      const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
      return Buffer.concat([bytes, macOf(bytes)]).toString("base64url");
    },
    /** The id that a key was made for, or null for a key that we did not make. */
    idOf(key: string): string | null {
      if (!KEY_FORM.test(key)) return null;
      const bytes = Buffer.from(key, "base64url");
      const id = bytes.subarray(0, ID_BYTES);
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), macOf(id))) return null;
      return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    },
  };
}
