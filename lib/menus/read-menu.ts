import type { MenuBody } from "@/lib/schemas/venue-menu";
import { withoutLegendLines } from "./allergen-legend";
import { withCodesInWords } from "./make-dishes";

/** Separates a dish's name from its ingredients: a dash between spaces, a colon, a tab or a vertical bar. */
const APART = /\s+[-–—|]\s+|\s*[:\t|]\s*/;

/**
 * Parses a pasted menu: one dish per line ("Dal: lentils, tomato"), or a name followed by description lines, with an
 * empty line between dishes. Lines that hold the key of the menu's codes ("A = gluten, G = milk") are no dishes: what
 * they say is put into words at each dish that has such a code.
 */
export function readMenu(text: string): MenuBody["dishes"] {
  const { lines, legend } = withoutLegendLines(text.replaceAll("\r\n", "\n").split("\n"));
  return dishesIn(lines.join("\n")).map((dish) => withCodesInWords(dish, legend));
}

function dishesIn(text: string): MenuBody["dishes"] {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.split("\n").map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ""));
  const isBlocks = blocks.length > 1 && blocks.some((lines) => lines.length > 1 && !APART.test(lines[0] ?? ""));
  if (isBlocks) {
    return blocks.flatMap(([name, ...rest]) => (name ? [{ name, description: rest.join(" ") }] : []));
  }
  return blocks.flat().map((line) => {
    const at = APART.exec(line);
    return at
      ? { name: line.slice(0, at.index), description: line.slice(at.index + at[0].length) }
      : { name: line, description: "" };
  });
}

/** Writes one dish per line, replacing characters that `readMenu` would take for the end of a name or line. */
export const menuAsText = (dishes: MenuBody["dishes"]): string =>
  dishes
    .map(({ name, description }) => {
      const title = onLine(name).split(APART).join(", ");
      return description ? `${title}: ${onLine(description)}` : title;
    })
    .join("\n");

const onLine = (text: string): string => text.replace(/\s+/g, " ").trim();
