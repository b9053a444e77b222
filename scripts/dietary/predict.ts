import { toNumber } from "../../lib/quantity/fraction";
import type { Knowledge } from "../../server/dietary/engine/knowledge";
import { labelFood } from "../../server/dietary/engine/label";
import { parseLine } from "../../server/dietary/engine/parse-line";
import { loadKnowledge } from "../../server/dietary/load-knowledge";
import { predictRecipes } from "../recipes/predict-recipes";
import { readJsonLines, writeJsonLines } from "./json-lines";

const [task, input, output] = process.argv.slice(2);
if (!input || !output || (task !== "labels" && task !== "lines" && task !== "recipes")) {
  console.error("Usage: npm run -s predict -- labels|lines|recipes INPUT OUTPUT   (JSON lines, gzip or plain)");
  process.exit(2);
}
try {
  if (task === "recipes") await predictRecipes(input, output);
  else writeJsonLines(output, task === "labels" ? labels(input) : lines(input));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function labels(path: string): object[] {
  const knowledge = loadKnowledge();
  return readJsonLines(path, ["name"]).map(({ id, name }) => ({ id, ...labelFood(name, knowledge) }));
}

function lines(path: string): object[] {
  const knowledge = loadKnowledge();
  return readJsonLines(path, ["line"]).map(({ id, line }) => ({ id, ...linePrediction(line, knowledge) }));
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
