import { parseMinutes } from "../../extraction/duration";
import { parseYield } from "../../extraction/yield";
import { type CarriedDraft, oneLine, readBlock, readWords } from "../draft";
import { type FrontMatter, readFrontMatter } from "./front-matter";

const INGREDIENTS = ["ingredients", "zutaten", "ingrédients", "ingredientes", "ingredienti"];
const METHOD = ["directions", "instructions", "steps", "method", "zubereitung"];

/** A Markdown file whose head lists the ingredients, as Chowdown's do; null for any other text. */
export function readChowdown(text: string, name: string): CarriedDraft | null {
  const { fields, body } = readFrontMatter(text);
  const entries = (names: readonly string[]): readonly string[] =>
    names.map((each) => fields[each]).find((list) => list && list.length > 0) ?? [];
  const foods = entries(INGREDIENTS);
  if (foods.length === 0) return null;
  const of = (...names: string[]): string =>
    oneLine(names.map((each) => (fields[each] ?? fields[each.replace("_", " ")])?.join(" ")).find(Boolean) ?? "");
  const method = entries(METHOD);
  const makes = of("yield", "servings", "serves");
  const components = fields.components ?? [];
  return {
    title: of("title", "name") || name.replace(/^.*[\\/]/, "").replace(/\.\w+$/, ""),
    description: method.length > 0 ? oneLine(body) : "",
    tags: [...(fields.tags ?? [])].flatMap((tag) => tag.split(/,\s*/)),
    servings: parseYield(makes)?.count ?? null,
    yieldText: makes,
    prepMinutes: parseMinutes(of("prep_time", "preptime")),
    cookMinutes: parseMinutes(of("cook_time", "cooktime")),
    sourceUrl: /^https?:/i.test(of("source", "source_url", "url")) ? of("source", "source_url", "url") : null,
    ingredients: readBlock(foods.join("\n")).map(({ text: line, group }) => readWords(line, group)),
    instructions: method.length > 0 ? readBlock(method.join("\n")) : readBlock(body.replace(/^#+ .*$/gm, "")),
    leftOut: components.map((each) => `the recipe “${each}”, which is a part of it`),
    linesLeftOut: components.map((each) => ({ text: each, why: "recipe" as const })),
  };
}

/** The text below a head without ingredients, under the name that the head states. */
export function withoutHead(text: string): string {
  const { fields, body }: FrontMatter = readFrontMatter(text);
  const title = fields.title?.[0] ?? fields.name?.[0];
  return title === undefined || /^\s*#\s/m.test(body) ? body : `# ${title}\n\n${body}`;
}
