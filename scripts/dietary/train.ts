import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeClassifier } from "../../server/dietary/engine/classifier";
import { compileKnowledge } from "../../server/dietary/engine/knowledge";
import { CLASSIFIER_FILE, readNutrition } from "../../server/dietary/read-nutrition";
import { REFERENCE_DIR, readReference } from "../../server/dietary/read-reference";
import { calibrationFigures, type Example, heldOutFigures, shares, trainClassifier } from "./train-classifier";

/** npm run dietary:train: learns from the reference text alone and writes the weights beside it. */
const reference = readReference();
const knowledge = compileKnowledge(reference, readNutrition());
const yesOf = (id: string): number => knowledge.concepts[knowledge.conceptIndex.get(id) ?? 0]?.profile.yes ?? 0;
const examples: Example[] = [
  ...reference.concepts.map(({ id, name }) => ({ concept: id, name, yes: yesOf(id) })),
  ...reference.synonyms.map(({ concept, text }) => ({ concept, name: text, yes: yesOf(concept) })),
];

/** How well it guesses what it has never seen: a tenth kept aside from training altogether. */
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
