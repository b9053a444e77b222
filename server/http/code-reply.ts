import { z } from "zod";
import { QR_FORMATS } from "@/lib/venue-codes";
import { FileReply } from "./reply";

/** `/qr.svg` or `/qr.png` below a venue or a location. Anything else is absent. */
export const codeParams = z.object({
  id: z.uuid(),
  qr: z
    .enum(QR_FORMATS.map((format) => `qr.${format}` as const))
    .transform((file) => (file === "qr.svg" ? "svg" : "png")),
});
/** `?download`: to be kept as a file instead of shown. */
export const codeQuery = z.object({ download: z.string().optional() });

/** A code says ids only and never changes, but the place may go. */
const CACHE = "public, max-age=3600";
/** Nothing in the picture runs, whatever opens it. */
const HARMLESS = { "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

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
