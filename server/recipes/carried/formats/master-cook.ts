import { parseYield } from "../../extraction/yield";
import type { CarriedIngredient } from "../carried-recipe";
import { type CarriedDraft, oneLine, readBlock, readWords } from "../draft";

/** MasterCook's text exports: "* Exported from MasterCook *", fields, a table of three columns, and the method. */
const BEGIN = /^\s*[*@]+\s*exported\s+from\s+mastercook.*$/gim;
const FIELD =
  /^\s*(recipe by|serving size|yield|categories)\s*:\s*(.*?)(?:\s{2,}(?:preparation time|start to finish time)\s*:\s*(.*))?$/i;
const RULE = /^[-\s]{20,}$/;
const END = /^\s*(?:- ){5,}/;
const LABEL = /^(?:source|copyright|notes?|per serving|nutr\. assoc\.?|s\(.*\)|t\(.*\))\s*[:(]/i;

export const isMasterCook = (text: string): boolean => new RegExp(BEGIN.source, "im").test(text);

export const readMasterCook = (text: string): CarriedDraft[] => text.split(BEGIN).slice(1).map(readOne);

function readOne(text: string): CarriedDraft {
  const lines = text.split(/\r\n?|\n/);
  const rule = lines.findIndex((line) => RULE.test(line) && line.includes("----"));
  const end = lines.findIndex((line, at) => at > rule && END.test(line));
  const head = lines.slice(0, Math.max(0, rule));
  const fields = new Map(head.flatMap((line) => (FIELD.exec(line) ? [[fieldOf(line), saidIn(line)] as const] : [])));
  const title = head.find((line) => line.trim() !== "" && !FIELD.test(line)) ?? "";
  const body = lines.slice(rule + 1, end < 0 ? undefined : end);
  const blank = body.findIndex((line) => line.trim() === "");
  const foods = body.slice(0, blank < 0 ? undefined : blank);
  const rest = blank < 0 ? [] : body.slice(blank);
  const note = rest.findIndex((line) => LABEL.test(line.trim()));
  const makes = fields.get("serving_size") ?? fields.get("yield") ?? "";
  return {
    title: oneLine(title),
    categories: (fields.get("categories") ?? "").split(/\s{2,}|,/).flatMap((word) => word.trim() || []),
    servings: parseYield(makes)?.count ?? null,
    yieldText: makes,
    ingredients: foodsOf(foods),
    instructions: readBlock(paragraphs(rest.slice(0, note < 0 ? undefined : note)).join("\n")),
    notes: note < 0 ? [] : [rest.slice(note).join("\n").trim()],
  };
}

const fieldOf = (line: string): string => (FIELD.exec(line)?.[1] ?? "").toLowerCase().replace(" ", "_");
const saidIn = (line: string): string => (FIELD.exec(line)?.[2] ?? "").trim();

/** "  500      grams         tomatoes -- sliced"; a line that states only food may go on from the one above. */
function foodsOf(lines: readonly string[]): CarriedIngredient[] {
  return lines.flatMap((line) => {
    const words = oneLine(line.replace(/\s+--\s+/, ", "));
    return words === "" ? [] : [readWords(words, null)];
  });
}

function paragraphs(lines: readonly string[]): string[] {
  const texts: string[] = [];
  let open: string[] = [];
  for (const line of [...lines, ""]) {
    if (line.trim() !== "") open.push(line.trim());
    else if (open.length > 0) {
      texts.push(open.join(" "));
      open = [];
    }
  }
  return texts;
}
