import { writeFileSync } from "node:fs";
import { packWords } from "./pack-words";

/** npm run pack -- travel: packs the languages of the travel card into the form that the browser loads. */
const target = new URL("../../lib/travel/words.generated.ts", import.meta.url);
writeFileSync(target, packWords());
console.log(`Written to ${target.pathname}.`);
