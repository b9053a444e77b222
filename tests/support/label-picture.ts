import sharp from "sharp";

/** The photo of a label: its lines as they are printed, on card, a little turned and grainy. */
export async function labelPicture(lines: readonly string[], { blur = 0.4, rotate = 0.6 } = {}): Promise<Buffer> {
  const text = lines
    .map((line, at) => `<text x="60" y="${90 + at * 58}" font-size="38">${line.replaceAll("&", "&amp;")}</text>`)
    .join("");
  const height = 120 + lines.length * 58;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="${height}" font-family="DejaVu Sans, Arial, sans-serif">
    <rect width="100%" height="100%" fill="#f4efe4"/>${text}</svg>`;
  return sharp(Buffer.from(svg)).rotate(rotate, { background: "#f4efe4" }).blur(blur).jpeg({ quality: 82 }).toBuffer();
}
