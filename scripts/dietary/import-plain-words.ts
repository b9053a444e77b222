import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { foldedWords, foldWord } from "../../server/dietary/engine/read";
import { languagesFolder } from "../../server/dietary/language-files";
import { loadReferenceKnowledge } from "../../server/dietary/load-knowledge";
import { REFERENCE_DIR } from "../../server/dietary/reference-folder";

/**
 * npx tsx scripts/dietary/import-plain-words.ts FOLDER: writes prisma/reference/foods/languages/en/plain.tsv, the English words that
 * have nothing to do with food. FOLDER holds wordnets as gzipped tables: wordnet-*.tsv.gz with the columns language,
 * wordnet, lemma, classes, synsets, and allergen-species.tsv.gz with the names of allergenic species.
 *
 * A word is plain if WordNet has it without any sense of a food, plant, animal, substance, body, place, person or group,
 * if no wordnet of any language has a food-like sense of this spelling, and if it is no name of a food or of an allergenic
 * species. Wordnets miss senses, so a plain word excuses nothing by itself: see engine/reading/plain-words.ts.
 */
const FOOD_LIKE = /[FPASBTd]/;
/** Names of places, persons and groups are often names of foods as well: "Nero", "Gloucester". */
const PROPER = /[LHG]/;
/** A word that is only the name of a place. */
const PLACE = /^L+$/;
/** A word that is only an adjective, an adverb or a verb. */
const DESCRIBES = /^[JV]+$/;
const WORDNETS = ["english", "permissive", "sharealike", "cecill", "wiktionary"];

type Row = Readonly<Record<string, string>>;

function* rowsOf(file: string): Generator<Row> {
  const [head = "", ...lines] = gunzipSync(readFileSync(file)).toString("utf8").split("\n");
  const columns = head.split("\t");
  for (const line of lines) {
    const cells = line.split("\t");
    if (line !== "") yield Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
  }
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: npx tsx scripts/dietary/import-plain-words.ts FOLDER");

const english = new Map<string, string>();
const foodLike = new Set<string>();
for (const wordnet of WORDNETS)
  for (const { language, lemma = "", classes = "" } of rowsOf(join(folder, `wordnet-${wordnet}.tsv.gz`))) {
    if (/[\s_-]/.test(lemma)) continue;
    const word = foldWord(lemma);
    if (FOOD_LIKE.test(classes)) foodLike.add(word);
    if (language === "en" && /^[a-z]{3,}$/.test(lemma)) english.set(word, (english.get(word) ?? "") + classes);
  }
for (const { name = "" } of rowsOf(join(folder, "allergen-species.tsv.gz")))
  for (const word of foldedWords(name)) foodLike.add(word);
const { lexicon } = loadReferenceKnowledge();
for (const [text] of lexicon.concepts) for (const word of text.split(" ")) foodLike.add(word);

const placeOf = (classes: string): string | null => {
  if (PLACE.test(classes)) return "origin";
  if (PROPER.test(classes)) return null;
  return DESCRIBES.test(classes) ? "describes" : "tells";
};
const plain = [...english]
  .filter(([word]) => !foodLike.has(word) && !lexicon.words.has(word))
  .flatMap(([word, classes]) => (placeOf(classes) ? [`${word}\t${placeOf(classes)}`] : []))
  .sort();
const path = join(languagesFolder(REFERENCE_DIR), "en", "plain.tsv");
writeFileSync(path, `word\tplace\n${plain.join("\n")}\n`);
console.log(`${plain.length} words written to ${path}.`);
