import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReviewedFood } from "../../server/dietary/engine/build";
import { compileKnowledge, makeClassifier } from "../../server/dietary/engine/build";
import { CLASSIFIER_FILE, readNutrition } from "../../server/dietary/read-nutrition";
import { readReference } from "../../server/dietary/read-reference";
import { REFERENCE_DIR } from "../../server/dietary/reference-folder";
import { readSettings } from "../../server/env";
import { withDatabase } from "../process/with-database";
import { calibrationFigures, type Example, heldOutFigures, shares, trainClassifier } from "./train-classifier";
import { trainingExamples } from "./training-examples";

/**
 * npm run dietary:train: learns from the reference text alone and writes the weights beside it. With `-- --reviews` also
 * from the foods that administrators confirmed, as the database of `npm start` or DATABASE_URL holds them.
 */
const reference = readReference();
const knowledge = compileKnowledge(reference, readNutrition());
const reviewed = process.argv.includes("--reviews") ? await readConfirmed() : [];
const examples = trainingExamples(reference, knowledge, reviewed);

async function readConfirmed(): Promise<readonly ReviewedFood[]> {
  const foods = await withDatabase(process.cwd(), readSettings(process.env), async () => {
    const { readReviewedFoods } = await import("../../server/dietary/review/refresh-reviewed");
    return readReviewedFoods();
  });
  console.log(`${foods.length} confirmed foods of the database are learned from too.`);
  return foods;
}

/** Measures its guesses on unseen foods: a tenth is excluded from training altogether. */
function tryWithout(isAside: (example: Example, index: number) => boolean, of: string): void {
  const aside = examples.filter(isAside);
  const trial = makeClassifier(trainClassifier(examples.filter((each, index) => !isAside(each, index))));
  const figures = heldOutFigures(aside, (name) => trial(name).map((fact) => fact.substance));
  console.log(`${of} kept aside: ${aside.length}. Suspicions that are ${shares(figures)}.`);
  console.table(figures);
  console.table(calibrationFigures(aside, trial));
}

tryWithout((_, index) => index % 10 === 3, "Names");
const aside = new Set(reference.concepts.map(({ id }) => id).filter((_, index) => index % 10 === 3));
tryWithout(({ concept }) => aside.has(concept), "Foods with all of their names");

const path = join(REFERENCE_DIR, CLASSIFIER_FILE);
writeFileSync(path, `${JSON.stringify(trainClassifier(examples), null, 1)}\n`);
console.log(`Trained on ${examples.length} names; written to ${path}.`);
process.exit();
