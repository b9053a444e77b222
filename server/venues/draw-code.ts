import QRCode from "qrcode";
import sharp from "sharp";
import { type CodeLook, LOGO_EDGE, LOGO_SHARE, levelDrawn } from "@/lib/venues/code-look";
import type { QrFormat } from "@/lib/venues/codes";

/** In pixels. A whole number keeps the edges sharp in print. */
const PIXELS_PER_MODULE = 24;
export type Drawing = { bytes: Uint8Array; contentType: string };
/** `logo`: a PNG of ours. `size`: the longest side of a PNG in pixels, to within a module. */
export type Drawn = CodeLook & { logo?: Uint8Array | null; size?: number | undefined };

/** Draws a code on white. @throws Error if the text does not fit into a code */
export async function drawCode(text: string, format: QrFormat, look: Drawn): Promise<Drawing> {
  const { color, margin, logo, size } = look;
  const options = {
    errorCorrectionLevel: levelDrawn(look.level, Boolean(logo)),
    margin,
    color: { dark: `${color}ff`, light: "#ffffffff" },
  } as const;
  const side = QRCode.create(text, options).modules.size + 2 * margin;
  if (format === "svg") {
    const svg = await QRCode.toString(text, { ...options, type: "svg" });
    const whole = logo ? svg.replace("</svg>", `${logoInSvg(logo, side - 2 * margin, side)}</svg>`) : svg;
    return { bytes: new TextEncoder().encode(whole), contentType: "image/svg+xml" };
  }
  const scale = size === undefined ? PIXELS_PER_MODULE : Math.max(1, Math.floor(size / side));
  const plain = await QRCode.toBuffer(text, { ...options, scale });
  const bytes = logo ? await withLogo(plain, logo, (side - 2 * margin) * scale) : plain;
  return { bytes, contentType: "image/png" };
}

/** `code`: the side of the code, `side`: with its margins, in modules. */
function logoInSvg(logo: Uint8Array, code: number, side: number): string {
  const width = code * LOGO_SHARE;
  const paper = width * (1 + 2 * LOGO_EDGE);
  const square = (each: number) => `x="${(side - each) / 2}" y="${(side - each) / 2}" width="${each}" height="${each}"`;
  const picture = `data:image/png;base64,${Buffer.from(logo).toString("base64")}`;
  return `<rect ${square(paper)} rx="${paper / 10}" fill="#ffffff"/><image ${square(width)} href="${picture}"/>`;
}

/** `code`: the side of the code without its margins, in pixels. */
async function withLogo(picture: Buffer, logo: Uint8Array, code: number): Promise<Buffer> {
  const width = Math.max(1, Math.round(code * LOGO_SHARE));
  const edge = Math.round(width * LOGO_EDGE);
  const framed = await sharp(logo)
    .resize({ width, height: width, fit: "contain", background: "#ffffff" })
    .flatten({ background: "#ffffff" })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: "#ffffff" })
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input: framed }])
    .png({ palette: false })
    .toBuffer();
}
