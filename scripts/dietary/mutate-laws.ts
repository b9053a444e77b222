import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * npx tsx scripts/dietary/mutate-laws.ts: checks whether the laws of reading notice a mistake. It leaves out one step of the reading at a
 * time, and replaces each rule inside a step (a function that answers yes or no) by one that always answers yes, then by
 * one that always answers no; each time it runs the laws. If every law still holds, nothing notices this mistake: the
 * command names it and fails.
 *
 *   npx tsx scripts/dietary/mutate-laws.ts                    all steps, and the rules of all files in engine/reading
 *   npx tsx scripts/dietary/mutate-laws.ts -- steps           the steps alone
 *   npx tsx scripts/dietary/mutate-laws.ts -- denials.ts …    the rules of these files
 *
 * It changes one file at a time while it runs, and restores it, also when it is interrupted.
 */
const FOLDER = "server/dietary/engine/reading";
const STEPS = "read-food.ts";
/** The quick ones come first, because they notice most mistakes. */
const LAWS = [
  ["laws-of-reading", "laws-of-claims", "laws-of-rules", "laws-of-inner-rules", "laws-of-fillings", "laws-of-phrases"],
  [
    "laws-of-words",
    "laws-of-classes",
    "laws-of-judgement",
    "laws-of-grammar",
    "laws-of-declarations",
    "laws-of-stand-ins",
    "laws-of-ties",
  ],
  // These tests are not laws about all texts, but they notice mistakes in single rules.
  [
    "usual-foods",
    "offered-extras",
    "states",
    "flesh-cuts",
    "fillings-and-lines",
    "stuck-and-conditional",
    "health-concerns",
    "can-it-hold-this",
    "statements",
    "laws-of-small-rules",
    "cooks-clauses",
  ],
].map((names) => names.map((name) => `tests/unit/dietary/${name}.test.ts`));

type Mutant = { readonly file: string; readonly name: string; readonly text: string };

const textOf = (file: string): string => readFileSync(path.join(FOLDER, file), "utf8");

/** One mutation for each step, without that step. */
function withoutSteps(): Mutant[] {
  const whole = textOf(STEPS);
  const list = /const STEPS[^=]*=> void\)\[\] = \[\n(?<steps>[^\]]*)\];/.exec(whole)?.groups?.steps;
  const steps = list?.match(/\w+/g) ?? [];
  if (steps.length === 0) throw new Error(`No list of steps in ${STEPS}.`);
  return steps.map((step) => ({
    file: STEPS,
    name: `without ${step}`,
    text: whole.replace(new RegExp(`^ {2}${step},\n`, "m"), "").concat(`void ${step};\n`),
  }));
}

const RULE = /^(export )?(?:function (?<declared>\w+)\(|const (?<assigned>\w+) = \()/gm;
/** From a rule's name to its result; no parameter list of the engine is longer. */
const ANSWERS = /^[^{]*?\): boolean (?:=>|\{)|^\([^)]*\{[^}]*\}[^)]*\): boolean (?:=>|\{)/s;
const LONGEST_SIGNATURE = 400;

/** Two mutations for each rule: one that always answers yes, and one that always answers no. */
function withBlindRules(file: string): Mutant[] {
  const whole = textOf(file);
  return [...whole.matchAll(RULE)].flatMap((match) => {
    const name = match.groups?.declared ?? match.groups?.assigned ?? "";
    const behind = whole.slice(match.index + match[0].length - 1, match.index + match[0].length + LONGEST_SIGNATURE);
    if (!ANSWERS.test(behind)) return [];
    // The rule gets another name, and a constant function takes its place, because function declarations are hoisted.
    const renamed = match[0].replace("export ", "").replace(name, `${name}AsWritten`);
    return [true, false].map((answer) => ({
      file,
      name: `${name} is always ${answer}`,
      text: `${whole.slice(0, match.index)}${renamed}${whole.slice(match.index + match[0].length)}
void ${name}AsWritten;
${match[1] ?? ""}function ${name}() {
  return ${answer};
}
`,
    }));
  });
}

let running: ChildProcess | undefined;

/** Asynchronous, so that this process can handle signals while the laws run. */
function runLaws(files: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const vitest = path.join("node_modules", "vitest", "vitest.mjs");
    running = spawn(process.execPath, [vitest, "run", "--project", "unit", "--bail", "1", ...files], {
      stdio: "ignore",
    });
    running.once("error", reject);
    running.once("exit", (code) => resolve(code === 0));
  });
}

async function lawsHold(): Promise<boolean> {
  for (const files of LAWS) if (!(await runLaws(files))) return false;
  return true;
}

const originals = new Map<string, string>();
const putBack = () => {
  for (const [file, text] of originals) writeFileSync(path.join(FOLDER, file), text);
};
process.on("exit", putBack);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    running?.kill();
    process.exit(1);
  });

async function isNoticed({ file, text }: Mutant): Promise<boolean> {
  originals.set(file, textOf(file));
  writeFileSync(path.join(FOLDER, file), text);
  const noticed = !(await lawsHold());
  putBack();
  originals.clear();
  return noticed;
}

const wanted = process.argv.slice(2);
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".ts"));
const unknown = wanted.filter((name) => name !== "steps" && !files.includes(name));
if (unknown.length > 0) throw new Error(`No such file in ${FOLDER}: ${unknown.join(", ")}.`);
const mutants = [
  ...(wanted.length === 0 || wanted.includes("steps") ? withoutSteps() : []),
  ...files.filter((file) => wanted.length === 0 || wanted.includes(file)).flatMap(withBlindRules),
];

if (!(await lawsHold())) throw new Error("The laws do not hold as it is.");
let survivors = 0;
for (const mutant of mutants) {
  const noticed = await isNoticed(mutant);
  if (!noticed) survivors++;
  console.log(`${noticed ? "noticed        " : "NOTICED BY NONE"}  ${mutant.file}: ${mutant.name}`);
}
console.log(`${mutants.length} mistakes, ${survivors} noticed by no law.`);
if (survivors > 0) process.exitCode = 1;
