import { readLanguageWords } from "../../server/dietary/language-files";
import { packWords, writePackedWords } from "../../server/dietary/pack-words";
import { REFERENCE_DIR } from "../../server/dietary/reference-folder";

/**
 * npm run dietary:build: packs the reference text into the forms that the engine and a process load at their start.
 * The engine's words are packed first, because the foods are packed with them.
 */
console.log(`Written to ${writePackedWords(packWords(readLanguageWords(REFERENCE_DIR)))}.`);
const { writeCompactTree } = await import("../../server/dietary/compact-file");
console.log(`Written to ${writeCompactTree()}.`);
