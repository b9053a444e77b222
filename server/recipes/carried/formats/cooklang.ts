import { parseYield } from "../../extraction/yield";
import type { CarriedIngredient } from "../carried-recipe";
import { type CarriedDraft, oneLine, readWords } from "../draft";
import { readFrontMatter } from "./front-matter";

/** Cooklang (https://cooklang.org/docs/spec): a method in which "@flour{125%g}" marks what goes in. */
const MARKED = /@(?:([^@#~{}\n]{1,80})\{([^{}\n]{0,60})\}|([\p{L}\p{N}_-]{1,60}))(?:\(([^()\n]{1,120})\))?/gu;
const TOOL = /#(?:([^@#~{}\n]{1,80})\{[^{}\n]{0,60}\}|([\p{L}\p{N}_-]{1,60}))/gu;
const TIMER = /~(?:[^@#~{}\n]{0,80})\{([^{}\n]{0,60})\}/gu;
const METADATA = /^>>\s*([^:\n]{1,60}):\s*(.*)$/;
const COMMENT = /(?:^|[ \t])--(?:[ \t].*)?$|\[-[\s\S]{0,2000}?-\]/gm;
const SECTION = /^\s*={1,6}\s*([^=\n]{0,100}?)\s*=*\s*$/;
const HOW_MUCH = /@[^@#~{}\n]{1,80}\{[^{}\n]{0,60}\}/;

export const isCooklang = (text: string, name: string): boolean =>
  /\.cook$/i.test(name) || HOW_MUCH.test(text.slice(0, 20_000));

export function readCooklang(text: string, name: string): CarriedDraft {
  const { fields, body } = readFrontMatter(text);
  const said = new Map(Object.entries(fields).map(([key, value]) => [key, value.join(", ")]));
  const ingredients: CarriedIngredient[] = [];
  const steps: { text: string; group: string | null }[] = [];
  let group: string | null = null;
  for (const paragraph of body.replace(COMMENT, "").split(/\n\s*\n/)) {
    const lines: string[] = [];
    for (const line of paragraph.split(/\r?\n/)) {
      const [, key, value] = METADATA.exec(line) ?? [];
      const section = SECTION.exec(line);
      if (key !== undefined) said.set(key.trim().toLowerCase(), (value ?? "").trim());
      else if (section) group = section[1] || null;
      else lines.push(line.replace(/^>\s?/, ""));
    }
    const words = lines.join(" ");
    for (const match of words.matchAll(MARKED)) ingredients.push(foodOf(match, group));
    const step = plain(words);
    if (step !== "") steps.push({ text: step, group });
  }
  const makes = said.get("servings") ?? said.get("serves") ?? said.get("yield") ?? "";
  const source = said.get("source") ?? said.get("source.url") ?? said.get("url") ?? "";
  return {
    title: said.get("title") || name.replace(/^.*[\\/]/, "").replace(/\.\w+$/, ""),
    description: said.get("description") ?? "",
    tags: (fields.tags ?? said.get("tags")?.split(",") ?? []).flatMap((tag) => tag.trim() || []),
    servings: parseYield(makes)?.count ?? null,
    yieldText: makes,
    sourceUrl: /^https?:/i.test(source) ? source : null,
    ingredients,
    instructions: steps,
  };
}

/** "{125%g}" is 125 g, "{=1%pinch}" does not scale, "{}" says no amount; "(chopped)" is a note. */
function foodOf([, long, amount = "", short, note]: RegExpExecArray, group: string | null): CarriedIngredient {
  const [quantity = "", unit = ""] = amount
    .replace(/^\s*=/, "")
    .split("%")
    .map((part) => part.trim());
  const food = oneLine(long ?? short ?? "").replace(/^[&?+-]{1,3}/, "");
  const words = [quantity, unit, food].filter((part) => part !== "").join(" ");
  return readWords(note === undefined ? words : `${words}, ${note}`, group);
}

const plain = (words: string): string =>
  oneLine(
    words
      .replace(MARKED, (_, long: string | undefined, _amount, short: string | undefined) => long ?? short ?? "")
      .replace(TOOL, (_, long: string | undefined, short: string | undefined) => long ?? short ?? "")
      .replace(TIMER, (_, time: string) => time.replace("%", " ")),
  );
