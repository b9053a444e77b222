import { z } from "zod";
import { notFound } from "@/lib/errors";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { FileReply } from "@/server/http/reply";
import { findLogo } from "@/server/oauth/clients/find-logo";

/** Public, like the consent page. The address contains when the logo was fetched, so a new logo has a new address. */
export const GET = endpoint(
  { caller: anyone, params: z.object({ clientId: z.string() }), media: "image/webp" },
  async ({ params }) => {
    const webp = await findLogo(params.clientId);
    if (!webp) throw notFound("logo");
    return new FileReply(Buffer.from(webp), {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  },
);
