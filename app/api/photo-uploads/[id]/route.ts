import { z } from "zod";
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from "@/lib/schemas/photos";
import { idParam } from "@/lib/schemas/text";
import { readBytes } from "@/server/http/body";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { receiveUpload, requireSignedTerms } from "@/server/recipes/photos/receive-upload";

const signedQuery = z.object({
  content_type: z.enum(PHOTO_TYPES),
  size: z.coerce.number().int().min(1).max(PHOTO_MAX_BYTES),
  expires: z.coerce.number().int().min(0).max(8.64e15),
  signature: z.string().max(100),
});

/**
 * Receives presigned uploads to the built-in photo store. The signed address is the only credential: no cookie, no
 * token.
 */
export const PUT = endpoint(
  { caller: anyone, params: idParam, query: signedQuery },
  async ({ params, query, request }) => {
    const { content_type: contentType, size: sizeBytes, ...signed } = query;
    const terms = { id: params.id, contentType, sizeBytes, ...signed };
    requireSignedTerms(terms);
    await receiveUpload(terms, await readBytes(request, sizeBytes));
  },
);
