import { AppError } from "@/lib/errors";
import { type PlainKey, says, toSentence } from "@/lib/i18n/sentence";

export type PictureFormat = "jpeg" | "png" | "webp";

const startsWith = (bytes: Uint8Array, signature: string, at = 0): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(signature.length, Math.max(0, bytes.length - at))).toString(
    "latin1",
  ) === signature;

/** Brands of the ISO container in which phones store HEIC and AVIF pictures. */
const ISO_BRAND = /^(hei[cfmsx]|hev[cmsx]|mif1|msf1|avif|avis)/;

/**
 * The format of a file by its first bytes, because names and declared types are only the sender's claims.
 * @throws AppError 415 with a sentence that says what was sent and what to send
 */
export function recognisePicture(bytes: Uint8Array): PictureFormat {
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "webp";
  throw new AppError("unsupported_media_type", says("pictureKinds", { why: toSentence(refused(bytes)) }));
}

function refused(bytes: Uint8Array): PlainKey {
  if (startsWith(bytes, "GIF8")) return "pictureGif";
  if (startsWith(bytes, "%PDF")) return "picturePdf";
  const head = Buffer.from(bytes.subarray(0, 512)).toString("latin1");
  if (head.slice(4, 8) === "ftyp" && ISO_BRAND.test(head.slice(8))) return "pictureHeic";
  if (/<svg[\s>]/i.test(head)) return "pictureSvg";
  return "pictureUnknown";
}

/** An animated PNG has a chunk before its first pixels that says so. */
export function isAnimatedPng(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let at = 8;
  while (at + 8 <= bytes.length) {
    const kind = bytes.toString("latin1", at + 4, at + 8);
    if (kind === "acTL") return true;
    if (kind === "IDAT") return false;
    at += bytes.readUInt32BE(at) + 12;
  }
  return false;
}
