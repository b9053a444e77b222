import QRCode from "qrcode";
import type { QrFormat } from "@/lib/venue-codes";

/** Four modules of white around the code, as ISO/IEC 18004 asks, and a seventh of it may be scratched. */
const LOOK = { errorCorrectionLevel: "M", margin: 4, color: { dark: "#1e2a24ff", light: "#ffffffff" } } as const;
/** Whole pixels a module: a printed picture keeps its edges. */
const PIXELS_PER_MODULE = 24;

export type Drawing = { bytes: Uint8Array; contentType: string };

export async function drawCode(text: string, format: QrFormat): Promise<Drawing> {
  if (format === "png") {
    return { bytes: await QRCode.toBuffer(text, { ...LOOK, scale: PIXELS_PER_MODULE }), contentType: "image/png" };
  }
  const svg = await QRCode.toString(text, { ...LOOK, type: "svg" });
  return { bytes: new TextEncoder().encode(svg), contentType: "image/svg+xml" };
}
