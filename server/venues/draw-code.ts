import QRCode from "qrcode";
import type { QrFormat } from "@/lib/venues/codes";

/** A white margin of four modules, as ISO/IEC 18004 requires. Level M still reads if 15 % of the code is damaged. */
const LOOK = { errorCorrectionLevel: "M", margin: 4, color: { dark: "#1e2a24ff", light: "#ffffffff" } } as const;
/** In pixels. A whole number keeps the edges sharp in print. */
const PIXELS_PER_MODULE = 24;

export type Drawing = { bytes: Uint8Array; contentType: string };

export async function drawCode(text: string, format: QrFormat): Promise<Drawing> {
  if (format === "png") {
    return { bytes: await QRCode.toBuffer(text, { ...LOOK, scale: PIXELS_PER_MODULE }), contentType: "image/png" };
  }
  const svg = await QRCode.toString(text, { ...LOOK, type: "svg" });
  return { bytes: new TextEncoder().encode(svg), contentType: "image/svg+xml" };
}
