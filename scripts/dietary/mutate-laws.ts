import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/**
 * npm run dietary:mutate: leaves out one step of the reading after the other and runs the laws each time. A step
 * without which every law still holds is held by none: the command names it and fails. It changes read-food.ts while
 * it runs, and puts it back also when it is broken off.
 */
const FILE = "server/dietary/engine/reading/read-food.ts";
const LAWS = ["laws-of-words", "laws-of-claims", "laws-of-classes", "laws-of-judgement", "laws-of-reading"].map(
  (name) => `tests/unit/dietary/${name}.test.ts`,
);

const whole = readFileSync(FILE, "utf8");
const list = /const STEPS[^=]*=> void\)\[\] = \[\n(?<steps>[^\]]*)\];/.exec(whole)?.groups?.steps;
const steps = list?.match(/\w+/g) ?? [];
if (steps.length === 0) throw new Error(`No list of steps in ${FILE}.`);

const putBack = () => writeFileSync(FILE, whole);
process.on("exit", putBack);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

const lawsHold = (): boolean =>
  spawnSync("npx", ["vitest", "run", "--project", "unit", "--bail", "1", ...LAWS], { stdio: "ignore" }).status === 0;

if (!lawsHold()) throw new Error("The laws do not hold as it is.");
const held = steps.map((step) => {
  writeFileSync(
    FILE,
    whole.replace(new RegExp(`^ {2}${step},\n`, "m"), `  // ${step} left out\n`).concat(`void ${step};\n`),
  );
  const isHeld = !lawsHold();
  console.log(`${isHeld ? "held by a law" : "HELD BY NONE "}  ${step}`);
  return isHeld;
});
if (held.includes(false)) process.exitCode = 1;
