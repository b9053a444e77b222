import { createHash } from "node:crypto";
import { z } from "zod";
import { notFound } from "@/lib/errors";
import { drawPlate } from "@/lib/plates/draw-plate";
import { readPlate } from "@/lib/plates/read-plate";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { FileReply } from "@/server/http/reply";

const params = z.object({ plate: z.string() });
const LONGEST = 500;

/** Cacheable forever, because the address alone determines the picture. */
const HEADERS = {
  "Content-Type": "image/svg+xml",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};

/** The drawing of a dish, for a recipe without a photo. */
export const GET = endpoint(
  { caller: anyone, params, media: "image/svg+xml" },
  async ({ params: { plate: name }, request }) => {
    const plate = name.length <= LONGEST ? readPlate(name.replace(/\.svg$/, "")) : null;
    if (!plate || !name.endsWith(".svg")) throw notFound("plate");
    const etag = `"${createHash("sha256").update(name).digest("base64url").slice(0, 22)}"`;
    if (request.headers.get("if-none-match")?.includes(etag))
      return new FileReply(null, { ...HEADERS, ETag: etag }, 304);
    return new FileReply(new TextEncoder().encode(drawPlate(plate)), { ...HEADERS, ETag: etag });
  },
);
