import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type Decision = { file: string; number: string; title: string };

const BEGIN = "<!-- titles begin -->";
const END = "<!-- titles end -->";

/** The pages of a folder, by number. @throws Error for a page that does not begin with `# <number>: <title>` */
export function readDecisions(folder: string): Decision[] {
  const files = readdirSync(folder).filter((name) => /^\d/.test(name));
  return files.sort().map((file) => {
    const [line = ""] = readFileSync(path.join(folder, file), "utf8").split("\n", 1);
    const [, number, title] = /^# (\d{3}): (\S.*)$/.exec(line) ?? [];
    if (!number || !title) throw new Error(`${file} begins with "${line}" and not with "# <number>: <title>".`);
    return { file, number, title };
  });
}

/** A page is named after its title, so that a list of files is a list of what was decided. */
export function fileNameOf({ number, title }: Pick<Decision, "number" | "title">): string {
  const words = title
    .toLowerCase()
    .replace(/['’`]/g, "")
    .match(/[\p{L}\p{N}]+/gu);
  return `${[number, ...(words ?? [])].join("-")}.md`;
}

/** The index with a line for each page. @throws Error on an index without its marks */
export function withTitles(index: string, decisions: readonly Decision[]): string {
  const [before, rest] = index.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`The index has no ${BEGIN} … ${END}.`);
  const lines = decisions.map(({ file, number, title }) => `- ${number} [${title}](${file})`);
  return `${before}${BEGIN}\n${lines.join("\n")}\n${END}${after}`;
}
