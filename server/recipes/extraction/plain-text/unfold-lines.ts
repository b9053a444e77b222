import { splitRun } from "../json-ld/ingredients";
import { splitNumbered } from "../json-ld/step-order";
import { foodsOfText } from "../markup/foods-of-text";
import { sectionOf } from "../markup/section-words";
import type { SourceLine } from "./source-lines";

const LABELLED = /^([^:]{3,40}):\s+(\S.*)$/;
/** A shorter text is no method: "Preparation: 20 minutes". */
const LEAST_METHOD = 30;

/** Splits lines that hold a whole section: "Ingredients: 200 g flour, 3 eggs", "Method: 1. Mix. 2. Bake." */
export function unfoldLines(lines: readonly SourceLine[]): SourceLine[] {
  return lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const foods = above && sectionOf(above.text) === "ingredients" ? foodsOfText(line.text) : null;
    return foods ? partsOf(line, foods) : unfolded(line);
  });
}

function unfolded(line: SourceLine): SourceLine[] {
  const [, label = "", content = ""] = LABELLED.exec(line.text) ?? [];
  const section = label === "" ? null : sectionOf(label);
  const heading = { ...line, text: label };
  if (section === "ingredients")
    return [heading, ...partsOf({ ...line, isBehindBlank: false }, foodsOfText(content) ?? splitRun(content))];
  if (section === "steps" && content.length >= LEAST_METHOD)
    return [heading, ...partsOf({ ...line, isBehindBlank: false }, splitNumbered(content))];
  return [line];
}

const partsOf = (line: SourceLine, texts: readonly string[]): SourceLine[] =>
  texts.map((text, at) => ({ ...line, text, isBehindBlank: at === 0 && line.isBehindBlank }));
