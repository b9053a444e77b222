import { z } from "zod";
import { notFound } from "@/lib/errors";
import { visitor } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { FileReply } from "@/server/http/reply";
import { findRendition, toRenditionPlace } from "@/server/recipes/photos/find-rendition";
import { readRendition } from "@/server/recipes/photos/read-rendition";
import { findOpenLink } from "@/server/sharing/recipe-links/find-shared-recipe";

const place = z.object({ id: z.string(), file: z.string() });
/** Of a link that opens the recipe (server/sharing/recipe-links). What is no key opens nothing more. */
const keyQuery = z.object({ key: z.string().optional().catch(undefined) });

/**
 * A picture never changes under its address, so that a browser may keep what it was shown. A cache that many share asks
 * again after five minutes: no longer does a picture outlive its deletion there, or its recipe's being made private. Who
 * may see a private one is asked anew at every use.
 */
const PUBLIC = "public, max-age=31536000, s-maxage=300, immutable";
const PRIVATE = "private, no-cache";

/** Whatever the bytes are, a browser takes them for a picture and for nothing that runs. */
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
    if (!rendition) throw notFound("Photo");
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
