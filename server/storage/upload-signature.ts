import { createHmac, timingSafeEqual } from "node:crypto";
import { now } from "@/server/clock";
import { env } from "@/server/env";
import { uploadIdOf } from "./object-key";
import type { PresignedUpload, UploadTerms } from "./object-store";

/** A derived key for this purpose, so that the signature is valid for nothing else. */
const signingKey = (): Buffer => createHmac("sha256", env.AUTH_SECRET).update("photo upload").digest();

/** Signs everything that the address allows: object, size, content type and expiry. */
function signatureOf({ key, contentType, sizeBytes, expiresAt }: UploadTerms): Buffer {
  const terms = JSON.stringify([key, contentType, sizeBytes, expiresAt.getTime()]);
  return createHmac("sha256", signingKey()).update(terms).digest();
}

/** The address to which one file may be uploaded into our own store, with its terms and their signature. */
export function signUpload(terms: UploadTerms): PresignedUpload {
  const url = new URL(`/api/photo-uploads/${uploadIdOf(terms.key)}`, env.APP_URL);
  url.searchParams.set("content_type", terms.contentType);
  url.searchParams.set("size", String(terms.sizeBytes));
  url.searchParams.set("expires", String(terms.expiresAt.getTime()));
  url.searchParams.set("signature", signatureOf(terms).toString("base64url"));
  return { url: url.href, method: "PUT", headers: { "Content-Type": terms.contentType } };
}

export function isSignedUpload(terms: UploadTerms, signature: string): boolean {
  const expected = signatureOf(terms);
  const given = Buffer.from(signature, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected) && terms.expiresAt > now();
}
