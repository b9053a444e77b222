import { createHmac, timingSafeEqual } from "node:crypto";
import { now } from "@/server/clock";
import { env } from "@/server/env";
import { uploadIdOf } from "./object-key";
import type { PresignedUpload, UploadTerms } from "./object-store";

/** A key of its own, so that this signature can stand in for no other. */
const signingKey = (): Buffer => createHmac("sha256", env.AUTH_SECRET).update("photo upload").digest();

/** Over everything that the address allows: which object, how large, of which type, until when. */
function signatureOf({ key, contentType, sizeBytes, expiresAt }: UploadTerms): Buffer {
  const terms = JSON.stringify([key, contentType, sizeBytes, expiresAt.getTime()]);
  return createHmac("sha256", signingKey()).update(terms).digest();
}

/** Leave to send one file to our own store, as an address that says and proves what is allowed. */
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
