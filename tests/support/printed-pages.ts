import { inflateSync } from "node:zlib";
import jsQR from "jsqr";

/** Lengths in millimetres. `text`: what a scanner reads; `side`: without the white margin; `margin`: in modules. */
export type PrintedCode = { text: string | null; side: number; margin: number };
export type PrintedPage = { width: number; height: number; codes: PrintedCode[] };

const MM_PER_POINT = 25.4 / 72;
/** A path with at least this many squares is a QR code. */
const FEWEST_SQUARES = 100;
const PIXELS = 6;
const QUIET = 4;

type Matrix = [number, number, number, number, number, number];
type Point = { x: number; y: number };

/** The pages of a PDF that Chromium wrote, each with the QR codes on it in drawing order. */
export function printedPages(pdf: Buffer): PrintedPage[] {
  const text = pdf.toString("latin1");
  const pages = [...text.matchAll(/\n\d+ 0 obj\s*<<\/Type \/Page\b(?!s)[\s\S]*?endobj/g)];
  return pages.map(([page]) => {
    const [, , width = 0, height = 0] = (/\/MediaBox \[([^\]]*)\]/.exec(page)?.[1] ?? "").split(" ").map(Number);
    const contents = /\/Contents (\d+) 0 R/.exec(page)?.[1];
    if (contents === undefined) throw new Error(`A page without contents: ${page}`);
    const drawn = streamOf(pdf, text, contents);
    return { width: width * MM_PER_POINT, height: height * MM_PER_POINT, codes: codesOf(drawn) };
  });
}

function streamOf(pdf: Buffer, text: string, object: string): string {
  const start = text.indexOf(`\n${object} 0 obj`);
  const from = text.indexOf("stream", start);
  const bytes = pdf.subarray(from + (text[from + 6] === "\r" ? 8 : 7), text.indexOf("endstream", from));
  return inflateSync(bytes).toString("latin1");
}

/** Follows transformations and paths, and ignores all other drawing operations. */
function codesOf(drawn: string): PrintedCode[] {
  const codes: PrintedCode[] = [];
  const kept: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let paths: Point[][] = [];
  for (const line of drawn.split("\n")) {
    const words = line.trim().split(/\s+/);
    const operator = words.at(-1) ?? "";
    const numbers = words.slice(0, -1).map(Number);
    const [x = 0, y = 0] = numbers;
    if (operator === "q") kept.push(matrix);
    else if (operator === "Q") matrix = kept.pop() ?? matrix;
    else if (operator === "cm") matrix = times(numbers as Matrix, matrix);
    else if (operator === "m") paths.push([{ x, y }]);
    else if (operator === "l") paths.at(-1)?.push({ x, y });
    else if (["f", "f*", "S", "n", "B"].includes(operator)) {
      const squares = paths.flatMap((path) => squareOf(path) ?? []);
      if (operator.startsWith("f") && squares.length >= FEWEST_SQUARES) codes.push(codeOf(squares, matrix));
      paths = [];
    }
  }
  return codes;
}

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  ...([a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D] as const),
  ...([e * A + f * C + E, e * B + f * D + F] as const),
];

/** The upper left corner of a square module; null for any other path. */
function squareOf(path: readonly Point[]): Point | null {
  const [xs, ys] = [path.map(({ x }) => x), path.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const isSquare = path.length >= 4 && Math.max(...xs) - left === 1 && Math.max(...ys) - top === 1;
  return isSquare ? { x: left, y: top } : null;
}

function codeOf(squares: readonly Point[], matrix: Matrix): PrintedCode {
  const left = Math.min(...squares.map(({ x }) => x));
  const top = Math.min(...squares.map(({ y }) => y));
  const modules = Math.max(...squares.map(({ x }) => x)) - left + 1;
  const side = (modules + 2 * QUIET) * PIXELS;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const square of squares) {
    const at = { x: (square.x - left + QUIET) * PIXELS, y: (square.y - top + QUIET) * PIXELS };
    for (let y = at.y; y < at.y + PIXELS; y++) {
      for (let x = at.x; x < at.x + PIXELS; x++) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  const pointsPerModule = Math.hypot(matrix[0], matrix[1]);
  return {
    text: jsQR(pixels, side, side)?.data ?? null,
    side: modules * pointsPerModule * MM_PER_POINT,
    margin: Math.min(left, top),
  };
}
