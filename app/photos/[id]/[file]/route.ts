import { z } from "zod";
import { notFound } from "@/lib/errors";
import { visitor } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { FileReply } from "@/server/http/reply";
import { findOpenLink } from "@/server/recipes/links/find-shared-recipe";
import { findRendition, toRenditionPlace } from "@/server/recipes/photos/find-rendition";
import { readRendition } from "@/server/recipes/photos/read-rendition";

const place = z.object({ id: z.string(), file: z.string() });
/** The key of a share link to the recipe (server/sharing/recipe-links). An invalid key is ignored. */
const keyQuery = z.object({ key: z.string().optional().catch(undefined) });

/**
 * The content of an address never changes, so a browser may keep a public photo for a year. Shared caches ask again
 * after five minutes, which limits how long they serve a photo that was deleted or made private. A private photo is
 * checked on every request and stored nowhere: a browser shows what it has stored to whoever goes back or is offline,
 * after a sign-out or the end of a link, too.
 */
const PUBLIC = "public, max-age=31536000, s-maxage=300, immutable";
const PRIVATE = "private, no-store";

/** Makes browsers treat the bytes as a picture and never run them, whatever they contain. */
const HARMLESS = {
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Content-Disposition": "inline",
};

export const GET = endpoint(
  { caller: visitor, params: place, query: keyQuery, media: "image/*" },
  async ({ caller, params, query, request }) => {
    const at = toRenditionPlace(params.id, params.file);
    const link = at && query.key !== undefined ? await findOpenLink(query.key) : null;
    const rendition = at && (await findRendition(caller.signedIn, at, link?.recipeId));
    if (!rendition) throw notFound("photo");
    const etag = `"${params.id}-${params.file}"`;
    const headers = {
      ...HARMLESS,
      "Content-Type": rendition.contentType,
      "Cache-Control": rendition.isPublic ? PUBLIC : PRIVATE,
      ETag: etag,
    };
    if (isFresh(request, etag)) return new FileReply(null, headers, 304);
    return new FileReply(await readRendition(rendition), headers);
  },
);

const isFresh = (request: Request, etag: string): boolean =>
  (request.headers.get("if-none-match") ?? "").split(",").some((each) => each.trim().replace(/^W\//, "") === etag);
