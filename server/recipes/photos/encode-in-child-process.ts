import { log } from "@/server/log";
import type { EncodedPicture } from "@/server/recipes/photos/encoded-picture";
import type { PictureFormat } from "@/server/recipes/photos/recognise-picture";
import { ProcessOfItsOwn } from "@/server/work/process-of-its-own";

type Answer = { encoded: EncodedPicture } | { failure: string };

const reader = new ProcessOfItsOwn<{ bytes: Buffer; format: PictureFormat }, Answer>({
  name: "process that reads pictures",
  file: "server/recipes/photos/picture-process.mjs",
  // The decoder has a shorter limit of its own; this one is for a decoder that hangs.
  deadlineMs: 90_000,
});

/**
 * Encodes a picture in a child process, one at a time, because decoding is native code that runs on untrusted bytes.
 */
export async function encodeInChildProcess(bytes: Buffer, format: PictureFormat): Promise<EncodedPicture> {
  const answer = await reader.ask({ bytes, format });
  if (typeof answer === "string") {
    log.warn({ bytes: bytes.length }, "a picture ended the process that reads pictures");
    return { refusal: "damaged" };
  }
  if ("encoded" in answer) return answer.encoded;
  throw new Error(`A picture could not be encoded: ${answer.failure}`);
}
