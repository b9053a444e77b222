import { z } from "zod";
import { AppError, notFound } from "@/lib/errors";
import { pictureBody, pictureForm, userWire } from "@/lib/schemas/auth";
import { PHOTO_FORM_MAX_BYTES } from "@/lib/schemas/photos";
import { findPicture, removeOwnPicture, setOwnPicture, showOwnPicture } from "@/server/auth/own-picture";
import { readForm } from "@/server/http/body";
import { signedIn, visitor } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { FileReply } from "@/server/http/reply";
import { encodeOwnPicture } from "@/server/recipes/photos/encode-own-picture";
import { findShareOwner } from "@/server/sharing/find-share-owner";

/** `key`: the key of a share link. `v` changes with the picture, so that a page shows the new one. */
const query = z.object({ key: z.string().max(200).optional(), v: z.string().max(40).optional() });

/** Checked on every request, so that a hidden picture or a revoked link opens nothing; never stored, so that none is left after a sign-out. */
const HEADERS = {
  "Content-Type": "image/webp",
  "Cache-Control": "private, no-store",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};

export const GET = endpoint({ caller: visitor, query, media: "image/webp" }, async ({ caller, query: { key } }) => {
  const webp = key === undefined ? await ownOf(caller.signedIn) : await sharedBy(key);
  if (!webp) throw notFound("picture");
  return new FileReply(Buffer.from(webp), HEADERS);
});

async function ownOf(person: { userId: string } | null) {
  if (!person) throw new AppError("unauthenticated", "notAuthenticated");
  return findPicture({ userId: person.userId });
}

async function sharedBy(key: string) {
  const userId = await findShareOwner(key);
  return userId && findPicture({ userId, isShown: true });
}

export const PUT = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("photo_user")],
    body: pictureForm,
    form: readForm,
    bodyLimitBytes: PHOTO_FORM_MAX_BYTES,
    response: userWire,
  },
  ({ caller, body }) => setOwnPicture(caller, body.file, encodeOwnPicture),
);

export const PATCH = endpoint({ caller: signedIn, body: pictureBody, response: userWire }, ({ caller, body }) =>
  showOwnPicture(caller, body.is_shown),
);

export const DELETE = endpoint({ caller: signedIn, response: userWire }, ({ caller }) => removeOwnPicture(caller));
