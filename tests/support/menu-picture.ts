import sharp from "sharp";

/** A printed line of a menu: `+` before it leaves room above, `#` sets it as a heading, and `…` leads to its price. */
export type PrintedLine = string;

const WIDTH = 1400;

/** The photo of a paper menu, with its prices at the right edge, a little turned and grainy. */
export async function menuPicture(
  lines: readonly PrintedLine[],
  { blur = 0.4, rotate = 0.5, ink = "#26221c", paper = "#f4efe4" } = {},
): Promise<Buffer> {
  let y = 70;
  const printed = lines.map((line) => {
    const [, room = "", heading = "", words = ""] = /^(\+?)(#?)(.*)$/.exec(line) ?? [];
    const size = heading ? 50 : 36;
    y += size * 1.35 + (room ? 46 : 0);
    const [said = "", price] = words.split("…").map((part) => part.trim().replaceAll("&", "&amp;"));
    const right = price ? `<text x="${WIDTH - 80}" y="${y}" font-size="${size}" text-anchor="end">${price}</text>` : "";
    return `<text x="80" y="${y}" font-size="${size}"${heading ? ' font-weight="700"' : ""}>${said}</text>${right}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${y + 80}" font-family="DejaVu Sans, Arial, sans-serif" fill="${ink}">
    <rect width="100%" height="100%" fill="${paper}"/>${printed.join("")}</svg>`;
  return sharp(Buffer.from(svg)).rotate(rotate, { background: paper }).blur(blur).jpeg({ quality: 82 }).toBuffer();
}
