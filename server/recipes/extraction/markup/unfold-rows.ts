import { splitRun } from "../json-ld/ingredients";
import { splitNumbered } from "../json-ld/step-order";
import { foodsOfText } from "./foods-of-text";
import { ingredientLikeness, stepLikeness } from "./line-shape";
import { lookOf, type Row } from "./rows";
import { sectionOf } from "./section-words";

const SEVERAL = /[•●▪;|]|,\s+[\d½¼¾⅓⅔]/;
const LABELLED = /^([^:：]{2,40})[:：]\s*(.{8,})$/;
const MAX_LENGTH = 2000;
/** A shorter text, such as "Ingredients: salt", says no more than a heading. */
const MIN_LENGTH = 20;
/** The longest text that is too short for a method: "Preparation: 20 minutes". */
const MIN_METHOD_LENGTH = 40;

/** Splits rows that contain a whole list: "Ingredients: 200 g flour, 3 eggs", "• 200 g flour • 3 eggs". */
export const unfoldRows = (rows: readonly Row[]): Row[] =>
  withoutCounts(rows).flatMap((row, i, all) => foodsInOneParagraph(row, all[i - 1]) ?? unfolded(row));

const COUNTED = /^(\d{1,2})\s+(?=\p{Lu})/u;
/** A shorter text with a number is a counted food, not a step: "3 Eggs from the farm." */
const MIN_STEP_LENGTH = 25;

/**
 * Removes the numbers of steps. Sentences that count up from 1 are the steps of a method, each with its number in a
 * separate element; with the number, a step would look like a counted food.
 */
function withoutCounts(rows: readonly Row[]): Row[] {
  const bare = withoutCountsBetweenFoods(rows);
  for (let start = 0; start < rows.length; start++) {
    if (COUNTED.exec(rows[start]?.text ?? "")?.[1] !== "1") continue;
    let end = start;
    while (COUNTED.exec(rows[end]?.text ?? "")?.[1] === String(end - start + 1)) end++;
    const counted = rows.slice(start, end);
    if (counted.length >= 2 && counted.every(({ text }) => text.length >= MIN_STEP_LENGTH && /[.!…:]$/.test(text)))
      bare.splice(start, counted.length, ...counted.map((row) => ({ ...row, text: row.text.replace(COUNTED, "") })));
    start = Math.max(start, end - 1);
  }
  return bare;
}

/** How many rows of food may stand between two numbered steps. */
const MOST_FOODS_BETWEEN = 20;

/** The same for steps with the foods of each above it. Numbers of food count up nowhere on a page by chance in sentences. */
function withoutCountsBetweenFoods(rows: readonly Row[]): Row[] {
  const steps: number[] = [];
  rows.forEach(({ text }, at) => {
    const isNext = COUNTED.exec(text)?.[1] === String(steps.length + 1) && text.length >= MIN_STEP_LENGTH;
    const isNear = steps.length === 0 || at - (steps.at(-1) ?? 0) <= MOST_FOODS_BETWEEN;
    if (isNext && isNear && /[.!…]$/.test(text) && stepLikeness(text) >= 0.5) steps.push(at);
  });
  const bare = [...rows];
  if (steps.length < 3) return bare;
  for (const at of steps) {
    const row = bare[at];
    if (row) bare[at] = { ...row, text: row.text.replace(COUNTED, "") };
  }
  return bare;
}

/** Splits a paragraph directly below the heading of the ingredients that lists all of them. */
function foodsInOneParagraph(row: Row, above: Row | undefined): Row[] | null {
  if (!above || above.text.length > 100 || row.headingLevel > 0) return null;
  if (sectionOf(above.text, lookOf(above)) !== "ingredients") return null;
  return foodsOfText(row.text)?.map((text) => ({ ...row, text })) ?? null;
}

function unfolded(row: Row): Row[] {
  if (row.text.length < MIN_LENGTH || row.text.length > MAX_LENGTH) return [row];
  if (row.headingLevel > 0 && row.headingLevel < 7) return [row];
  const colon = row.text.search(/: |：/u);
  const [, heading = "", content = ""] = (colon > 0 && colon <= 40 && LABELLED.exec(row.text)) || [];
  const section = heading === "" ? null : sectionOf(heading);
  const announced = { ...row, text: `${heading}:`, headingLevel: 7 };
  const line = (text: string): Row => ({ ...row, text, headingLevel: 0 });
  if (section === "ingredients") return [announced, ...(foodsOfText(content) ?? splitRun(content)).map(line)];
  if (section === "steps" && content.length >= MIN_METHOD_LENGTH && stepLikeness(content) >= 0.5)
    return [announced, ...splitNumbered(content).map(line)];
  const foods = SEVERAL.test(row.text) ? splitRun(row.text) : [];
  return foods.length >= 3 && foods.every((food) => ingredientLikeness(food) >= 0.75) ? foods.map(line) : [row];
}
