import { writeFileSync } from "node:fs";
import { packHiddenSources, packWords } from "./pack-words";

/** npm run pack -- travel: packs the languages of the travel card into the form that the browser loads. */
const FILES = { "words.generated.ts": packWords, "hidden-sources.generated.ts": packHiddenSources };
for (const [file, pack] of Object.entries(FILES)) {
  const target = new URL(`../../lib/travel/${file}`, import.meta.url);
  writeFileSync(target, pack());
  console.log(`Written to ${target.pathname}.`);
}
