import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import { importFailure } from "../import-failure";

/** Of the page as it is read, after decompression. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024;

/** What we ask for. An answer in another coding, or in several at once, is not read. */
export const ACCEPTED_CODINGS = "gzip, br";

/**
 * The body, decompressed; `limit`: bytes. Counted chunk by chunk on both sides of the decompression, so that neither an endless body
 * nor a small one that unfolds without end is held beyond the limit. One that breaks off is an error, never a page:
 * half a list of ingredients would hide the rest.
 * @throws importFailure too_large, or whatever the stream failed with
 */
export async function readBody(body: Readable, coding: string, limit = MAX_PAGE_BYTES): Promise<Buffer> {
  const decompress = decompressorOf(coding);
  const chunks: Buffer[] = [];
  const keep = async (pages: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of pages) chunks.push(chunk);
  };
  if (decompress) await pipeline(body, atMost(limit), decompress, atMost(limit), keep);
  else await pipeline(body, atMost(limit), keep);
  return Buffer.concat(chunks);
}

function decompressorOf(coding: string): Transform | null {
  switch (coding) {
    case "":
    case "identity":
      return null;
    case "gzip":
    case "x-gzip":
    case "deflate":
      return createUnzip();
    case "br":
      return createBrotliDecompress();
    default:
      throw importFailure("site_error");
  }
}

function atMost(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength;
      if (size > limit) done(importFailure("too_large"));
      else done(null, chunk);
    },
  });
}
