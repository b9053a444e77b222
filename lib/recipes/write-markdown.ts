import { KIND_NAMES, type KindName, kindWords } from "./kinds";
import { lineWords } from "./line-words";
import { RECIPE_TIMES, TIME_NAMES, type TimeName } from "./times";

type Line = Parameters<typeof lineWords>[0] & { group: string | null };

/** Times in minutes. */
export type MarkdownRecipe = Partial<Record<KindName, string | null>> &
  Record<TimeName, number | null> & {
    title: string;
    description: string | null;
    servings: number | null;
    yield_text: string | null;
    source_url: string | null;
    ingredients: readonly Line[];
    instructions: readonly { text: string; group: string | null }[];
    /** What an import found and did not take: nobody has decided whether it belongs to the dish. */
    left_out?: readonly { text: string; why: string }[] | undefined;
    note: string;
    tags: readonly string[];
  };

/** Escapes the characters that Markdown interprets. */
const escaped = (text: string): string => text.replace(/([\\`*_[\]<>#|])/g, "\\$1");

/** A recipe as Markdown, which people can read and print without this product. */
export function writeMarkdown(recipe: MarkdownRecipe, picture: string | null = null): string {
  const facts = [
    recipe.yield_text ?? (recipe.servings === null ? null : `Serves ${recipe.servings}`),
    ...TIME_NAMES.map((name) => minutes(RECIPE_TIMES[name].words, recipe[name])),
    ...KIND_NAMES.map((name) => kindWords(name, recipe[name])),
  ].flatMap((fact) => (fact === null ? [] : [escaped(fact)]));
  const parts = [
    `# ${escaped(recipe.title)}`,
    picture === null ? null : `![${escaped(recipe.title)}](${picture})`,
    recipe.description === null ? null : escaped(recipe.description),
    facts.length === 0 ? null : facts.join(" · "),
    `## Ingredients\n\n${grouped(recipe.ingredients, (line) => `- ${escaped(lineWords(line))}`)}`,
    recipe.instructions.length === 0 ? null : `## Method\n\n${numbered(recipe)}`,
    leftOut(recipe),
    recipe.note === "" ? null : `## Notes\n\n${escaped(recipe.note)}`,
    recipe.tags.length === 0 ? null : `Tags: ${recipe.tags.map(escaped).join(", ")}`,
    recipe.source_url === null ? null : `From <${recipe.source_url.replaceAll(">", "%3E")}>`,
  ];
  return `${parts.filter((part) => part !== null).join("\n\n")}\n`;
}

function leftOut({ left_out = [] }: MarkdownRecipe): string | null {
  const lines = left_out.flatMap(({ text, why }) => (why === "recipe" ? [] : `- ${escaped(text)}`));
  if (lines.length === 0) return null;
  return `## Left out\n\nThis stood in the source too. Nobody has decided whether it is in the dish.\n\n${lines.join("\n")}`;
}

const minutes = (what: string, count: number | null): string | null => (count === null ? null : `${what} ${count} min`);

function numbered(recipe: MarkdownRecipe): string {
  let number = 0;
  return grouped(recipe.instructions, ({ text }) => `${++number}. ${escaped(text).replaceAll("\n", "\n   ")}`);
}

function grouped<T extends { group: string | null }>(lines: readonly T[], write: (line: T) => string): string {
  let group: string | null = null;
  return lines
    .flatMap((line) => {
      const begins = line.group !== null && line.group !== group;
      group = line.group ?? group;
      return begins ? [`\n### ${escaped(line.group ?? "")}\n`, write(line)] : [write(line)];
    })
    .join("\n")
    .trim();
}
