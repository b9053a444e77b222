/** `npx tsx scripts/decisions/write-index.ts` names the pages of docs/decisions after their titles and lists them. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileNameOf, readDecisions, withTitles } from "./titles";

const FOLDER = "docs/decisions";
const INDEX = path.join(FOLDER, "README.md");

for (const page of readDecisions(FOLDER)) {
  const name = fileNameOf(page);
  if (name === page.file) continue;
  renameSync(path.join(FOLDER, page.file), path.join(FOLDER, name));
  console.log(`${page.file} is now ${name}: change what refers to it.`);
}
writeFileSync(INDEX, withTitles(readFileSync(INDEX, "utf8"), readDecisions(FOLDER)));
