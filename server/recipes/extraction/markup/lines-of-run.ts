import type { HtmlElement } from "../html/html-tree";
import type { PageLine } from "../recipe";
import { amountFirst } from "./amount-first";
import { isFoodName, isPartName } from "./food-words";
import { withoutFoodsAtSteps } from "./foods-at-steps";
import { ingredientLikeness } from "./line-shape";
import { listsAtSteps, listsOfTools } from "./lists-of-tools";
import type { RowIndex } from "./row-index";
import type { Row } from "./rows";

const MAX_GROUP_LENGTH = 80;
const MAX_NAME_LENGTH = 40;

/**
 * The rows of a run as recipe lines. Headings become groups, and a list that the page shows twice is taken once.
 * `foods`: the ingredient list in lower case, of which cards repeat lines below each step; these are left out.
 */
export function linesOfRun(
  index: RowIndex,
  from: number,
  to: number,
  kind: "ingredients" | "steps",
  foods = "",
): PageLine[] {
  const lines: PageLine[] = [];
  const shortened = kind === "steps" && foods !== "" ? withoutFoodsAtSteps(index.rows.slice(from, to), foods) : null;
  let group: string | null = null;
  const systems = unitSystems(index, from, to);
  const isAside = index.isUnrelated(from);
  const left = kind === "ingredients" ? listsOfTools(index, from, to) : listsAtSteps(index, from, to);
  for (let i = from; i < to; i++) {
    const row = index.rows[i];
    // On some pages the wider frame also contains comments and links to other pages.
    if (!row || (!isAside && index.isUnrelated(i)) || left.has(i)) continue;
    if (kind === "ingredients" && isStepAmongFoods(index, i)) continue;
    const section = index.sections[i];
    // "Ingredients for the icing" begins another part of the same list.
    if (section === kind) group = i > from && row.text.includes(" ") ? row.text : null;
    else if (section === "other" || isOtherUnits(row.element, systems)) continue;
    else if (kind === "ingredients" && row.headingLevel === 7 && (isFoodName(row.text) || isItemInBold(index, i)))
      lines.push({ text: row.text, group });
    else if (isGroup(row.text, row.headingLevel, kind) || isNameAboveList(index, i, from, to, kind)) group = row.text;
    else lines.push({ text: kind === "ingredients" ? amountFirst(row) : (shortened?.get(row) ?? row.text), group });
  }
  return withoutRepetition(lines);
}

/** Some pages list the steps of each part of a dish below its foods: "for the starter", three foods, two steps. */
const isStepAmongFoods = (index: RowIndex, i: number): boolean =>
  index.isInMethod(i) && index.ingredientLikenessOf(i) < 0.75;

/** The steps between the foods of a run, in the page's order. */
export const stepsAmongFoods = (index: RowIndex, { from, to }: { from: number; to: number }): PageLine[] =>
  index.rows
    .slice(from, to)
    .flatMap(({ text }, i) =>
      index.isLine(from + i) && isStepAmongFoods(index, from + i) ? [{ text, group: null }] : [],
    );

/** A bold item among others that is written like food, not like a heading: "gochujang", "sesame seeds, to serve". */
function isItemInBold({ rows }: RowIndex, i: number): boolean {
  const [above, row, below] = [rows[i - 1], rows[i], rows[i + 1]];
  if (!row?.isListItem || isPartName(row.text) || row.text.endsWith(":")) return false;
  const isBoldItem = (other: Row | undefined): boolean =>
    other?.headingLevel === 7 && other.element.parent === row.element.parent;
  const isLast = below?.element.parent !== row.element.parent;
  return isLast || isBoldItem(above) || isBoldItem(below) || /^\p{Ll}/u.test(row.text) || row.text.includes(",");
}

type UnitSystem = "metric" | "imperial";

/** The unit system that an element's class names. Pages that offer both systems contain every line twice. */
function unitSystemOf(element: HtmlElement): UnitSystem | null {
  const names = element.attributes.class ?? "";
  if (/(?:^|[\s_-])metric(?:$|[\s_-])/i.test(names)) return "metric";
  return /(?:^|[\s_-])(?:imperial|us-?customary)(?:$|[\s_-])/i.test(names) ? "imperial" : null;
}

const unitSystems = ({ rows }: RowIndex, from: number, to: number): UnitSystem[] => {
  const named = rows.slice(from, to).map((row) => unitSystemOf(row.element) ?? []);
  return [...new Set(named.flat())];
};

const isOtherUnits = (element: HtmlElement, systems: readonly UnitSystem[]): boolean =>
  systems.length > 1 && unitSystemOf(element) === systems[1];

/** A heading, or a short line that ends with a colon and states no amount. */
export function isGroup(text: string, headingLevel: number, kind: "ingredients" | "steps"): boolean {
  if (text.length > MAX_GROUP_LENGTH) return false;
  if (headingLevel > 0 && headingLevel < 7) return true;
  const hasAmount = kind === "ingredients" && ingredientLikeness(text.replace(/:$/, "")) >= 0.7;
  if (text.endsWith(":")) return !hasAmount;
  return headingLevel === 7 && !hasAmount && text.length <= 50 && !/[.!]$/.test(text);
}

/**
 * True for "Strawberry Frosting" in a paragraph between two lists of food. A known food that stands alone like that is
 * food to buy, and stays a line.
 */
function isNameAboveList(
  { rows }: RowIndex,
  i: number,
  from: number,
  to: number,
  kind: "ingredients" | "steps",
): boolean {
  const [above, row, below] = [rows[i - 1], rows[i], rows[i + 1]];
  if (kind === "steps" || !row || row.isListItem || i + 2 >= to || !below?.isListItem) return false;
  if (i > from && !above?.isListItem) return false;
  if (row.text.length > MAX_NAME_LENGTH || ingredientLikeness(row.text) >= 0.5) return false;
  return isFoodName(row.text) ? false : /^\p{Lu}[\p{L}\s&'’()-]+$/u.test(row.text);
}

/**
 * Some pages contain a list twice (for phones, for printing). The second copy, which begins when the first line occurs
 * again, is removed.
 */
export function withoutRepetition(lines: readonly PageLine[]): PageLine[] {
  const first = lines[0];
  if (!first || lines.length < 4) return [...lines];
  const half = lines.length / 2;
  for (let start = 2; start < lines.length; start++) {
    if (lines[start]?.text !== first.text || start < half) continue;
    const rest = lines.slice(start);
    if (rest.every(({ text }, i) => text === lines[i]?.text)) return lines.slice(0, start);
  }
  return [...lines];
}

/**
 * A template may list its last part twice, the second time in another order. No recipe weighs out all of a part again,
 * so the copy is removed.
 */
export function withoutPartTwice(lines: readonly PageLine[]): PageLine[] {
  for (let size = Math.floor(lines.length / 2); size >= SMALLEST_PART; size--) {
    const part = lines.slice(-2 * size, -size).map(({ text }) => text);
    const again = lines.slice(-size).map(({ text }) => text);
    if (part.sort().join("\n") === again.sort().join("\n")) return lines.slice(0, -size);
  }
  return [...lines];
}

const SMALLEST_PART = 3;
