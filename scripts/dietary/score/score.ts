import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadKnowledge } from "../../../server/dietary/load-knowledge";
import { type Answer, answersTo, OUTCOMES, type Outcome, readCases } from "./cases";

const USAGE = `Usage: npm run engine:score [-- [FILE or FOLDER ...] [--against COMMIT] [--json]]

Asks the engine every case of the files (tests/cases/languages, and those given) and prints how its answers are, by file,
group and language, with the change since COMMIT (otherwise the last one) and each answer that changed.`;

/** One answer, as it is compared between two commits. */
type Row = { file: string; group: string; language: string; id: string; key: string; text: string; outcome: Outcome };

const OWN = "tests/cases/languages";
const MOST_SHOWN = 80;
const LONGEST_TEXT = 70;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: "string", default: "HEAD" }, json: { type: "boolean" }, help: { type: "boolean" } },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const files = [OWN, ...positionals].flatMap(caseFiles);
const rows = files.flatMap(rowsOf);
if (values.json) console.log(JSON.stringify(rows));
else report(rows, rowsAt(values.against));

function caseFiles(path: string): string[] {
  if (!existsSync(path)) throw new Error(`${path} does not exist.\n${USAGE}`);
  if (path.endsWith(".jsonl")) return [resolve(path)];
  const names = readdirSync(path).filter((name) => name.endsWith(".jsonl"));
  return names.sort().map((name) => resolve(path, name));
}

function rowsOf(file: string): Row[] {
  const knowledge = loadKnowledge();
  return readCases(file)
    .flatMap((each) => answersTo(each, knowledge))
    .map(({ of, key, outcome }: Answer) => ({
      file: basename(file),
      group: of.group ?? "",
      language: of.lang ?? "",
      id: of.id,
      key,
      text: of.text,
      outcome,
    }));
}

/** The same answers by another commit's engine, which is checked out beside and asked by this very program. */
function rowsAt(commit: string): Row[] {
  const folder = mkdtempSync(join(tmpdir(), "engine-score-"));
  const tree = join(folder, "tree");
  try {
    execFileSync("git", ["worktree", "add", "--detach", "--quiet", tree, commit]);
    symlinkSync(resolve("node_modules"), join(tree, "node_modules"));
    cpSync("scripts/dietary/score", join(tree, "scripts/dietary/score"), { recursive: true });
    cpSync(OWN, join(tree, OWN), { recursive: true });
    const asked = positionals.map((path) => resolve(path));
    const command = ["--import", "tsx", "scripts/dietary/score/score.ts", ...asked, "--json"];
    const told = execFileSync(process.execPath, command, { cwd: tree, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 });
    return JSON.parse(told) as Row[];
  } finally {
    execFileSync("git", ["worktree", "remove", "--force", tree]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(now: readonly Row[], before: readonly Row[]): void {
  for (const by of ["file", "group", "language"] as const) {
    console.log(`\nBy ${by}`);
    console.table(table(now, before, by));
  }
  const was = new Map(before.map((row) => [nameOf(row), row.outcome]));
  const changed = now.filter((row) => was.has(nameOf(row)) && was.get(nameOf(row)) !== row.outcome);
  console.log(`\n${changed.length} of ${now.length} answers changed since ${values.against}.`);
  for (const row of changed.slice(0, MOST_SHOWN))
    console.log(`${was.get(nameOf(row))} -> ${row.outcome}  ${row.id} ${row.key}: ${row.text.slice(0, LONGEST_TEXT)}`);
}

function nameOf({ file, id, key }: Row): string {
  return `${file} ${id} ${key}`;
}

function table(now: readonly Row[], before: readonly Row[], by: "file" | "group" | "language") {
  const names = [...new Set(now.map((row) => row[by]))].sort();
  const lines = names.map((name) => [name, lineOf(now, before, (row) => row[by] === name)] as const);
  return Object.fromEntries([...lines, ["all", lineOf(now, before, () => true)]]);
}

/** "12 (-3)": how many answers, and how many more or fewer than before. */
function lineOf(now: readonly Row[], before: readonly Row[], isIn: (row: Row) => boolean) {
  const [here, there] = [now.filter(isIn), before.filter(isIn)];
  const count = (rows: readonly Row[], outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  const cells = OUTCOMES.map((outcome) => {
    const change = count(here, outcome) - count(there, outcome);
    const sign = change > 0 ? "+" : "";
    return [outcome, change === 0 ? `${count(here, outcome)}` : `${count(here, outcome)} (${sign}${change})`] as const;
  });
  return { answers: here.length, ...Object.fromEntries(cells) };
}
