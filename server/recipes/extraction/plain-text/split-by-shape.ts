import { isPartName } from "../markup/food-words";
import { listsByShape, type Span } from "./find-lists";
import { sectionOfLine } from "./lay-out";
import { likenessOf } from "./line-likeness";
import { type SourceLine, sourceLines } from "./source-lines";

const LONGEST_NAME = 100;

/**
 * The recipes of a text in which no headings say where each begins: a list, a method, and behind a blank line the name of
 * the next. Fewer than two mean that the text is one recipe, or none.
 */
export function splitByShape(text: string): string[] {
  const lines = sourceLines(text);
  const lists = listsByShape(lines, { from: 0, to: lines.length });
  const starts = lists.flatMap((list, at) => {
    const before = lists[at - 1];
    const start = before ? nameBetween(lines, before, list) : 0;
    return start !== null && hasMethod(lines, list, lists[at + 1]?.from ?? lines.length) ? [start] : [];
  });
  if (starts.length < 2) return [];
  return starts.map((start, at) =>
    lines
      .slice(at === 0 ? 0 : start, starts[at + 1])
      .map(written)
      .join("\n"),
  );
}

/** The line that names the dish of a list, if a method ends above it. */
function nameBetween(lines: readonly SourceLine[], before: Span, list: Span): number | null {
  for (let at = list.from - 1; at > before.to; at--) {
    const line = lines[at] as SourceLine;
    const look = likenessOf(line);
    if (look === "fact" || sectionOfLine(line) !== null) continue;
    const isName =
      (line.isBehindBlank || line.rank > 0) &&
      look !== "sentence" &&
      look !== "food" &&
      line.text.length <= LONGEST_NAME &&
      !/[.:;,]$/.test(line.text) &&
      !isPartName(line.text);
    return isName && hasMethod(lines, before, at) ? at : null;
  }
  return null;
}

const hasMethod = (lines: readonly SourceLine[], { to }: Span, end: number): boolean =>
  lines.slice(to, end).some((line) => likenessOf(line) === "sentence");

const written = ({ text, rank, isBehindBlank }: SourceLine): string =>
  `${isBehindBlank ? "\n" : ""}${rank > 0 && rank < 7 ? `${"#".repeat(rank)} ` : ""}${text}`;
