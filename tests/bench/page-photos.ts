import { extractPastedRecipe } from "../../server/recipes/extraction/extract-from-text";
import { readPage } from "../../server/recipes/page-photos/read-page";
import { sortedByLook, toDraft } from "../../server/recipes/page-photos/to-draft";
import { toParagraphs } from "../../server/recipes/page-photos/to-paragraphs";
import { BOOK_PAGES, type BookPage } from "./page-photos/pages";
import { takePhotos } from "./page-photos/take-photos";

/**
 * npm run bench -- page-photos: photographs ten pages, reads each as English, and compares every line with the original
 * text. It only prints figures; nothing is asserted.
 */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}½%]+/gu, " ")
    .trim();

async function measure(page: BookPage, photo: Buffer) {
  const began = performance.now();
  const reading = await readPage(photo, "jpeg", "en");
  const seconds = (performance.now() - began) / 1000;
  if ("refusal" in reading) return { page: page.name, seconds: seconds.toFixed(1), refusal: reading.refusal };
  const paragraphs = toParagraphs(reading.page.lines);
  const { recipe } = extractPastedRecipe(paragraphs.map(({ text }) => text).join("\n"), null);
  const draft = recipe ? toDraft(recipe, paragraphs) : sortedByLook(paragraphs);
  const read = draft.ingredients.map((line) => ({
    text: plain([line.quantity, line.unit, line.name].filter(Boolean).join(" ")),
    isDoubtful: line.doubtful.length > 0,
  }));
  // The reading of "4 cloves of garlic" leaves out "of".
  const written = page.ingredients.map((text) => plain(text).replace(/(cloves) of /, "$1 "));
  const right = written.filter((text) => read.some((line) => line.text === text));
  const wrong = read.filter(({ text }) => !written.includes(text));
  const steps = new Set(draft.instructions.map(({ text }) => plain(text)));
  return {
    page: page.name,
    seconds: seconds.toFixed(1),
    language: reading.page.language,
    title: plain(draft.title) === plain(page.title),
    ingredients: `${right.length}/${written.length}`,
    "wrong, marked": `${wrong.filter(({ isDoubtful }) => isDoubtful).length}/${wrong.length}`,
    "right, marked": read.filter(({ text, isDoubtful }) => isDoubtful && written.includes(text)).length,
    steps: `${page.steps.filter((text) => steps.has(plain(text))).length}/${page.steps.length}`,
  };
}

const photos = await takePhotos(BOOK_PAGES);
const rows = [];
for (const [at, page] of BOOK_PAGES.entries()) rows.push(await measure(page, photos[at] ?? Buffer.alloc(0)));
console.table(rows);
