import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { prepareZXingModule, type WriterOptions, writeBarcode } from "zxing-wasm/writer";

const { resolve } = createRequire(import.meta.url);
prepareZXingModule({ overrides: { wasmBinary: readFileSync(resolve("zxing-wasm/writer/zxing_writer.wasm")).buffer } });

type Look = { format?: WriterOptions["format"]; rotate?: number; dim?: number; blur?: number };

/** The picture of a barcode on a table, 640 × 480, as a camera would see it. */
export async function barcodePicture(code: string, { format = "EAN13", rotate = 4, dim = 0.9, blur = 0.5 }: Look = {}) {
  const { image } = await writeBarcode(code, { format, scale: 4, addQuietZones: true });
  if (!image) throw new Error(`no barcode of ${code}`);
  const bars = await sharp(Buffer.from(await image.arrayBuffer()))
    .flatten({ background: "#fff" })
    .resize(360, format === "DataMatrix" || format === "QRCode" ? 220 : 200, { fit: "fill" })
    .rotate(rotate, { background: "#fff" })
    .toBuffer();
  return sharp({ create: { width: 640, height: 480, channels: 3, background: "#b9a58c" } })
    .composite([{ input: bars }])
    .jpeg()
    .toBuffer()
    .then((scene) => sharp(scene).modulate({ brightness: dim }).blur(blur).jpeg({ quality: 80 }).toBuffer());
}

/** A video for Chromium's fake camera: pictures in a row, as Motion JPEG. */
export async function cameraVideo(pictures: readonly Buffer[]): Promise<string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "camera-")), "camera.mjpeg");
  writeFileSync(file, Buffer.concat(pictures));
  return file;
}
