import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import { importFailure } from "../import-failure";

/** Limits the page after decompression. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024;

/** The encodings that we request. A response in another one, or in several at once, is not read. */
export const ACCEPTED_CODINGS = "gzip, br";

/**
 * Reads and decompresses a body of at most `limit` bytes. The bytes are counted before and after the decompression, so
 * that neither an endless body nor a small one that expands endlessly fills the memory. A truncated body is an error,
 * because half a list of ingredients would hide the other half.
 * @throws importFailure too_large, or the error of the stream
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
