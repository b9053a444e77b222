import { toNumber } from "../../lib/quantity/fraction";
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
if (task === "recipes") {
  await predictRecipes(input, output);
  process.exit(0);
}
const knowledge = loadKnowledge();
if (task === "labels") {
  const rows = readJsonLines<{ id: string; name: string }>(input);
  writeJsonLines(
    output,
    rows.map(({ id, name }) => ({ id, ...labelFood(name, knowledge) })),
  );
}
if (task === "lines") {
  const rows = readJsonLines<{ id: string; line: string }>(input);
  writeJsonLines(
    output,
    rows.map(({ id, line }) => ({ id, ...linePrediction(line) })),
  );
}

function linePrediction(line: string) {
  const parsed = parseLine(line, knowledge);
  return {
    quantity: parsed.quantity && toNumber(parsed.quantity),
    quantity_max: parsed.quantityMax && toNumber(parsed.quantityMax),
    unit: parsed.unit?.key ?? null,
    name: parsed.name,
    note: [parsed.preparation, parsed.note].filter((part) => part !== "").join(", "),
  };
}
