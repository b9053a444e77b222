import { toNumber } from "../../lib/quantity/fraction";
import { labelFood } from "../../server/dietary/engine/judge";
import type { Knowledge } from "../../server/dietary/engine/knowledge";
import { parseLine } from "../../server/dietary/engine/read";
import { loadKnowledge } from "../../server/dietary/load-knowledge";
import { predictRecipes } from "../recipes/predict-recipes";
import { readJsonLines, writeJsonLines } from "./json-lines";
import { predictImports } from "./predict-imports";
import { predictVerdicts } from "./predict-verdicts";

const USAGE = `Usage: npm run -s predict -- labels|lines|recipes|imports|verdicts INPUT OUTPUT

  labels    {"id", "name"}         to {"id", "vegan", "gluten_free", ...}: true fits, false does not, null cannot tell
  lines     {"id", "line"}         to {"id", "quantity", "quantity_max", "unit", "name", "note"}
  recipes   {"id", "url", "html"}  to {"id", "title", "ingredients", "instructions", ...}; no line for a page without one
  imports   {"id", "kind": "page"|"text"|"file"|"line", "input"}
            to {"id", "recipes": [{"title", "ingredients", "steps", "servings"}], "refused"?, "line"?}
  verdicts  {"id", "kind": "menu"|"ingredient", "name", "description"?, "settings": [{"type", "key", "preference"?}]}
            to {"id", "settings": [{"type", "key", "verdict", "check_label"?, "reason"}]}

INPUT is JSON lines, gzip or plain. OUTPUT is gzip when its name ends in .gz, and appears once it is whole.`;

const TASKS = { labels, lines, recipes, imports: predictImports, verdicts: predictVerdicts };

const isTask = (word: string | undefined): word is keyof typeof TASKS =>
  word !== undefined && Object.hasOwn(TASKS, word);

const words = process.argv.slice(2);
const [task, input, output] = words;
if (words.includes("--help") || words.includes("-h")) {
  console.log(USAGE);
} else if (words.length !== 3 || !isTask(task) || !input || !output) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    await writeJsonLines(output, TASKS[task](input));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function* labels(path: string): AsyncGenerator<object> {
  const knowledge = loadKnowledge();
  for await (const { id, name } of readJsonLines(path, ["name"])) yield { id, ...labelFood(name, knowledge) };
}

async function* lines(path: string): AsyncGenerator<object> {
  const knowledge = loadKnowledge();
  for await (const { id, line } of readJsonLines(path, ["line"])) yield { id, ...linePrediction(line, knowledge) };
}

function recipes(path: string): AsyncGenerator<object> {
  return predictRecipes(path, (id, error) => {
    console.error(`Page ${id} could not be read: ${error instanceof Error ? error.message : error}`);
  });
}

function linePrediction(line: string, knowledge: Knowledge) {
  const parsed = parseLine(line, knowledge);
  return {
    quantity: parsed.quantity && toNumber(parsed.quantity),
    quantity_max: parsed.quantityMax && toNumber(parsed.quantityMax),
    unit: parsed.unit?.key ?? null,
    name: parsed.name,
    note: [parsed.preparation, parsed.note].filter((part) => part !== "").join(", "),
  };
}
