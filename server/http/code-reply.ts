import { z } from "zod";
import { QR_FORMATS } from "@/lib/venues/codes";
import { FileReply } from "./reply";

/** `/qr.svg` or `/qr.png` below a venue or a location. Any other name is answered with 404. */
export const codeParams = z.object({
  id: z.uuid(),
  qr: z
    .enum(QR_FORMATS.map((format) => `qr.${format}` as const))
    .transform((file) => (file === "qr.svg" ? "svg" : "png")),
});
/**
 * A QR code holds ids only, but its look may change and its place may be deleted: hence an hour, not for ever.
 */
const CACHE = "public, max-age=3600";
/** Keeps scripts inside an SVG from running, whatever program opens it. */
const HARMLESS = { "Content-Security-Policy": "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox" };

type Picture = { bytes: Uint8Array; contentType: string; name: string };

export function codeReply({ bytes, contentType, name }: Picture, download: boolean): FileReply {
  const extension = contentType === "image/png" ? "png" : "svg";
  const file = encodeURIComponent(`${name} QR.${extension}`).replace(/['()*]/g, escape);
  return new FileReply(bytes, {
    ...HARMLESS,
    "Content-Type": contentType,
    "Cache-Control": CACHE,
    "Content-Disposition": download ? `attachment; filename="qr.${extension}"; filename*=UTF-8''${file}` : "inline",
  });
}
