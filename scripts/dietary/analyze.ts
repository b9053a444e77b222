import { text as textOf } from "node:stream/consumers";
import { parseArgs } from "node:util";
import type { Setting } from "../../server/dietary/engine/judge";
import { judge } from "../../server/dietary/engine/judge";
import type { Concept, Mention } from "../../server/dietary/engine/knowledge";
import { conceptOf, makeupOf, substancesIn } from "../../server/dietary/engine/knowledge";
import { readFood } from "../../server/dietary/engine/read";
import { foodNutrients } from "../../server/dietary/engine/weigh";
import { loadKnowledge } from "../../server/dietary/load-knowledge";
import { markMenu } from "../../server/dietary/mark-menu";
import { readSettings } from "./read-settings";

const USAGE = `Usage: npm run -s analyze -- "text" [options]     or: ... | npm run -s analyze -- - [options]

  --diet DIET            vegan, gluten_free, keto, ...
  --health CONCERN       diabetes, high_blood_pressure, ...
  --allergy FOOD         nut, shellfish, "sesame seed", ...; likewise
  --intolerance, --avoid, --dislike, --like, --love FOOD
  --html                 also prints the text as POST /api/analysis/menu marks it
  --help                 prints this

Each setting may be given several times. Without any, only what was read is printed.

Example: npm run -s analyze -- "pan-seared salmon, brown butter" --diet vegan --allergy nut`;

const many = { type: "string", multiple: true, default: [] as string[] } as const;
const OPTIONS = {
  help: { type: "boolean", short: "h", default: false },
  html: { type: "boolean", default: false },
  diet: many,
  health: many,
  allergy: many,
  intolerance: many,
  avoid: many,
  dislike: many,
  like: many,
  love: many,
} as const;

const knowledge = loadKnowledge();

/** Invalid arguments exit with 2, as in other commands. */
async function readArguments(): Promise<{ text: string; settings: Setting[]; html: boolean } | null> {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    if (values.help) {
      console.log(USAGE);
      return null;
    }
    const settings = readSettings(values, knowledge);
    const isPiped = positionals[0] === "-" || (positionals.length === 0 && !process.stdin.isTTY);
    const text = isPiped ? await textOf(process.stdin) : positionals.join(" ");
    if (text.trim() === "") throw new Error(`There is no text to read.\n\n${USAGE}`);
    return { text, settings, html: values.html };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
    return null;
  }
}

function sentenceOn(text: string, { start, end, polarity, concepts, head, profile }: Mention): string {
  const figures = head && foodNutrients(head, knowledge);
  const kind = figures?.basis === "own" ? "" : " (the nearest of its kind)";
  return [
    `${text.slice(start, end)} (${polarity})`,
    `is ${concepts.map((concept) => concept.name).join(" + ") || "not known"}`,
    `holds ${substancesIn(profile.yes).join(", ") || (profile.unknown ? "nothing that we know" : "nothing on the list")}`,
    profile.may ? `may hold ${substancesIn(profile.may).join(", ")}` : "",
    profile.unknown ? "the rest is not known" : "",
    ...concepts.flatMap(madeOf),
    figures ? `figures of USDA ${figures.food.id} ${figures.food.description}${kind}` : "",
  ]
    .filter((part) => part !== "")
    .join("; ");
}

/** Only the foods themselves, not those above them in the tree. */
function madeOf(concept: Concept): string[] {
  const { sure, perhaps } = makeupOf(concept, knowledge);
  const named = (indexes: ReadonlySet<number>) =>
    [...indexes]
      .filter((index) => ![...indexes].some((other) => other !== index && isBelow(other, index)))
      .map((index) => knowledge.concepts[index]?.name);
  return [
    ...(sure.size > 0 ? [`made of ${named(sure).join(", ")}`] : []),
    ...(perhaps.size > 0 ? [`often with ${named(perhaps).join(", ")}`] : []),
  ];
}

const isBelow = (index: number, ancestor: number): boolean =>
  knowledge.concepts[index]?.ancestors.includes(ancestor) ?? false;

/**
 * A setting is judged as the food that its word means, which may not be what its author meant; so that food is
 * printed.
 */
function printMeant(settings: readonly Setting[]): void {
  for (const { type, key } of settings) {
    const name = type === "ingredient" ? conceptOf(key, knowledge)?.name : key;
    if (name !== undefined && name !== key) console.log(`'${key}' is read as ${name}.`);
  }
}

function print(text: string, settings: readonly Setting[], html: boolean): void {
  printMeant(settings);
  const { mentions } = readFood(text, knowledge, { kind: "menu" });
  if (mentions.length === 0) console.log("No food was read in this text.");
  for (const mention of mentions) console.log(sentenceOn(text, mention));
  const item = { id: "1", name: "", description: text };
  const [verdict] = judge([item], settings, knowledge, { provenance: "venue", kind: "menu" });
  if (verdict && settings.length > 0) {
    console.log(`\nVerdict: ${verdict.kind}`);
    for (const { kind, ingredient, setting, provenance, rule } of verdict.reasons)
      console.log(`  ${kind}: ${ingredient || "the whole"} [${setting.type} ${setting.key}, ${provenance}] ${rule}`);
  }
  if (html)
    console.log(`\n${markMenu([item], settings.length > 0 ? settings : null, knowledge)[0]?.description ?? ""}`);
}

/** The reader may close the pipe early: `... | head`. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exitCode = error.code === "EPIPE" ? 0 : 1;
});

const read = await readArguments();
if (read) print(read.text, read.settings, read.html);
