import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nutrientShare } from "./nutrient-share";
import { nutritionErrors } from "./nutrition-errors";

/** npm run eval -- CORPUS_DIR: predicts every labelled file that exists and prints one table of the scorers' figures. */
const corpus = process.argv[2];
if (!corpus || !existsSync(corpus)) {
  console.error(
    "Usage: npm run eval -- CORPUS_DIR   (the folder that holds recipes/, diet-labels/ and ingredient-lines/)",
  );
  process.exit(2);
}

type Row = { corpus: string; figure: string; value: string; goal: string };

const predict = join(import.meta.dirname, "predict.ts");
const work = mkdtempSync(join(tmpdir(), "dietary-eval-"));

type Task = "labels" | "lines" | "recipes";

/** The output of the corpus's own scorer. `expected`: where the answers are, if not beside the questions. */
function score(task: Task, folder: string, file: string, { expected = file, flags = [] as string[] } = {}): unknown {
  const input = join(corpus as string, folder, file);
  const answers = join(corpus as string, folder, expected);
  if (!existsSync(input) || !existsSync(answers)) return null;
  const output = join(work, `${folder}-${file.replace(/\.gz$/, "")}`);
  execFileSync(process.execPath, ["--import", "tsx", predict, task, input, output], { stdio: "inherit" });
  const scorer = join(corpus as string, folder, "score.mjs");
  const command = [scorer, answers, output, "--json", ...flags];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }));
}

const percent = (value: number): string => `${(100 * value).toFixed(2)} %`;

function labelRows(file: string, goals: readonly [string, string]): Row[] {
  const scored = score("labels", "diet-labels", file) as {
    summary: { unsafe: number; unsafe_rate: number; recall_yes: number };
  } | null;
  if (!scored) return [];
  const { unsafe, unsafe_rate, recall_yes } = scored.summary;
  return [
    { corpus: file, figure: "unsafe", value: `${unsafe} (${percent(unsafe_rate)})`, goal: goals[0] },
    { corpus: file, figure: "recognised", value: percent(recall_yes), goal: goals[1] },
  ];
}

function lineRows(file: string): Row[] {
  const scored = score("lines", "ingredient-lines", file) as { all: Record<string, { mean: number }> } | null;
  if (!scored) return [];
  const row = (figure: string, goal: string): Row => ({
    corpus: file,
    figure,
    value: percent(scored.all[figure]?.mean ?? 0),
    goal,
  });
  return [row("amount", ">= 96 %"), row("all_exact", ">= 82 %"), row("name_exact", "printed")];
}

type Figures = Record<string, { mean: number } | undefined>;
type ScoredRecipes = { all: Figures; by: Record<string, Figures | undefined> };

function recipeRows(file: string): Row[] {
  const flags = ["--by", "markup"];
  const scored = score("recipes", "recipes", `${file}.pages.jsonl.gz`, {
    expected: `${file}.expected.jsonl.gz`,
    flags,
  });
  if (!scored) return [];
  const { all, by } = scored as ScoredRecipes;
  const row = (figure: string, of: Figures | undefined, key: string, goal: string): Row => ({
    corpus: `recipes/${file}`,
    figure,
    value: percent(of?.[key]?.mean ?? 0),
    goal,
  });
  return [
    row("complete_usable, all pages", all, "complete_usable", ">= 84 %"),
    row("complete_usable, JSON-LD", by.jsonld, "complete_usable", ">= 90 %"),
    row("complete_usable, microdata", by.microdata, "complete_usable", ">= 60 %"),
    row("complete_usable, no markup", by.none, "complete_usable", ">= 45 %"),
    row("complete_strict", all, "complete_strict", "printed"),
    row("image", all, "image_loose", "printed"),
    row("servings", all, "yields", "printed"),
    row("total time", all, "total_time", "printed"),
    row("prep time", all, "prep_time", "printed"),
    row("cook time", all, "cook_time", "printed"),
  ];
}

async function nutrientRows(): Promise<Row[]> {
  const path = join(corpus as string, "recipes", "dev.expected.jsonl.gz");
  if (!existsSync(path)) return [];
  const { lines, grams, nutrients, both } = await nutrientShare(path);
  const row = (figure: string, count: number, goal: string): Row => ({
    corpus: `recipes, ${lines} English lines`,
    figure,
    value: percent(count / Math.max(1, lines)),
    goal,
  });
  return [
    row("to grams", grams, "printed"),
    row("to nutrients", nutrients, "printed"),
    row("to grams and nutrients", both, ">= 90 %"),
  ];
}

async function nutritionRows(): Promise<Row[]> {
  const path = join(corpus as string, "recipes", "dev.expected.jsonl.gz");
  if (!existsSync(path)) return [];
  const goals: Readonly<Record<string, string>> = { calories: "<= 18 %, 1.08", sodium: "<= 25 %" };
  return (await nutritionErrors(path)).map(({ nutrient, recipes, error, ratio }) => ({
    corpus: `recipes, ${recipes} that declare it`,
    figure: `${nutrient} a serving: median error, ratio`,
    value: `${percent(error)}, ${ratio.toFixed(2)}`,
    goal: goals[nutrient] ?? "printed",
  }));
}

const rows = [
  ...recipeRows("dev"),
  ...labelRows("dev-lines.jsonl.gz", ["0", ">= 95 %"]),
  ...labelRows("dev.jsonl.gz", ["<= 0.5 %", ">= 88 %"]),
  ...labelRows("dev-usda.jsonl.gz", ["-", "-"]),
  ...lineRows("dev.jsonl.gz"),
  ...(await nutrientRows()),
  ...(await nutritionRows()),
];
rmSync(work, { recursive: true, force: true });
console.table(rows);
