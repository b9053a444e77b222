import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** npm run eval -- CORPUS_DIR: predicts every labelled file that is there and prints one table of the scorers' figures. */
const corpus = process.argv[2];
if (!corpus || !existsSync(corpus)) {
  console.error("Usage: npm run eval -- CORPUS_DIR   (the folder that holds diet-labels/ and ingredient-lines/)");
  process.exit(2);
}

type Row = { corpus: string; figure: string; value: string; goal: string };

const predict = join(import.meta.dirname, "predict.ts");
const work = mkdtempSync(join(tmpdir(), "dietary-eval-"));

function score(task: "labels" | "lines", folder: string, file: string): unknown {
  const input = join(corpus as string, folder, file);
  if (!existsSync(input)) return null;
  const output = join(work, file.replace(/\.gz$/, ""));
  execFileSync(process.execPath, ["--import", "tsx", predict, task, input, output], { stdio: "inherit" });
  const scorer = join(corpus as string, folder, "score.mjs");
  return JSON.parse(execFileSync(process.execPath, [scorer, input, output, "--json"], { encoding: "utf8" }));
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

const rows = [
  ...labelRows("dev-lines.jsonl.gz", ["0", ">= 95 %"]),
  ...labelRows("dev.jsonl.gz", ["<= 0.5 %", ">= 88 %"]),
  ...labelRows("dev-usda.jsonl.gz", ["-", "-"]),
  ...lineRows("dev.jsonl.gz"),
];
rmSync(work, { recursive: true, force: true });
console.table(rows);
