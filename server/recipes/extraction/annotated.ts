import { cleanText } from "./clean-text";
import { parseMinutes } from "./duration";
import { pushTo } from "./group-by";
import { attributeText, lineOf, linesOf } from "./html/element-text";
import { contains, descendants, type HtmlElement, type HtmlTree } from "./html/html-tree";
import { imageAddress } from "./html/image-address";
import { blockAround, linesAround } from "./line-around";
import { lookOf, type Row, readRows } from "./markup/rows";
import { sectionOf } from "./markup/section-words";
import { emptyDraft, type PageLine, type RecipeDraft, type RecipeSource } from "./recipe";
import { chooseYield } from "./yield";

export type AnnotatedProperty =
  | "name"
  | "ingredient"
  | "instructions"
  | "image"
  | "yield"
  | "prepTime"
  | "cookTime"
  | "totalTime"
  | "description"
  | "keywords"
  | "category"
  | "cuisine"
  | "diet"
  | "url";

const MAX_LINES = 400;
/** The most elements that are considered for a property with a single value. */
const MAX_VALUES = 10;

/** How a vocabulary marks recipes in the page's elements. */
export interface Vocabulary {
  source: RecipeSource;
  isRecipe(element: HtmlElement): boolean;
  /** True for another item inside a recipe (a person, a rating), whose name is not the recipe's. */
  isOtherItem(element: HtmlElement): boolean;
  propertiesOf(element: HtmlElement): AnnotatedProperty[];
}

/** All recipes that the page's elements mark in this vocabulary, in the page's order. */
export function readAnnotatedRecipes(tree: HtmlTree, vocabulary: Vocabulary): RecipeDraft[] {
  const scopes = tree.elements.filter((element) => vocabulary.isRecipe(element)).slice(0, 50);
  return scopes
    .filter((scope, i) => !scopes.slice(0, i).some((outer) => contains(outer, scope)))
    .map((scope) => readScope(tree, scope, vocabulary));
}

function readScope(tree: HtmlTree, scope: HtmlElement, vocabulary: Vocabulary): RecipeDraft {
  const marked = new Map<AnnotatedProperty, HtmlElement[]>();
  let otherEnd = 0;
  for (const element of descendants(tree, scope)) {
    const isInsideOther = element.index < otherEnd;
    for (const property of new Set(vocabulary.propertiesOf(element))) {
      if (isInsideOther && property !== "ingredient" && property !== "instructions") continue;
      if ((marked.get(property)?.length ?? 0) < MAX_LINES) pushTo(marked, property, element);
    }
    if (!isInsideOther && vocabulary.isOtherItem(element)) otherEnd = element.end;
  }
  const marks = (property: AnnotatedProperty): HtmlElement[] => marked.get(property) ?? [];
  const first = (property: AnnotatedProperty): string | null => {
    for (const element of marks(property).slice(0, MAX_VALUES)) {
      const value = statedValue(element);
      if (value) return value;
    }
    return null;
  };
  const terms = (property: AnnotatedProperty): string[] =>
    marks(property)
      .slice(0, MAX_VALUES * 3)
      .flatMap((element) => (statedValue(element) ?? "").split(/[,;|]/).map((term) => term.trim()))
      .filter(Boolean);
  return {
    ...emptyDraft(vocabulary.source),
    title: first("name"),
    ingredients: readLines(marks("ingredient"), "ingredient"),
    steps: readLines(marks("instructions"), "instructions"),
    images: marks("image")
      .slice(0, MAX_VALUES)
      .flatMap((element) => imageAddress(element) ?? []),
    servings: chooseYield(
      marks("yield")
        .slice(0, MAX_VALUES)
        .flatMap((element) => [attributeText(element, "content"), lineOf(element)]),
    ),
    prepMinutes: readTime(marks("prepTime")),
    cookMinutes: readTime(marks("cookTime")),
    totalMinutes: readTime(marks("totalTime")),
    description: first("description"),
    keywords: terms("keywords"),
    categories: terms("category"),
    cuisines: terms("cuisine"),
    suitableForDiet: marks("diet")
      .slice(0, MAX_VALUES * 3)
      .flatMap((element) => attributeText(element, "href") ?? statedValue(element) ?? []),
    urls: marks("url").flatMap((element) => attributeText(element, "href") ?? attributeText(element, "content") ?? []),
  };
}

/** The visible text of an element, or its `content` attribute if it shows none. */
function statedValue(element: HtmlElement): string | null {
  const text = element.tag === "meta" || element.tag === "link" ? "" : lineOf(element);
  if (text !== "") return text;
  const content = attributeText(element, "content");
  return content === null ? null : cleanText(content) || null;
}

/**
 * Usually each element is one line; an element with several rows contains several lines. Of nested elements, the
 * innermost with several rows counts. Headings inside such a container become groups.
 */
function readLines(marked: readonly HtmlElement[], kind: "ingredient" | "instructions"): PageLine[] {
  const elements = marked.slice(0, MAX_LINES);
  const inside = (outer: HtmlElement): number => elements.filter((inner) => contains(outer, inner)).length;
  const leaves = elements.filter((element) => inside(element) < 2);
  const outermost = leaves.filter((element) => !leaves.some((outer) => outer !== element && contains(outer, element)));
  const lines: PageLine[] = [];
  const around = kind === "ingredient" ? textsAround(outermost) : NO_TEXTS;
  for (const element of outermost) {
    if (element.tag === "meta") {
      lines.push(...linesOfContent(element));
      continue;
    }
    const text = around.get(element);
    if (text !== undefined) {
      if (text !== "") lines.push({ text, group: null });
      continue;
    }
    const isItem = element.tag === "li" || element.tag === "span" || outermost.length > 3;
    const rows = readRows(element);
    if (isItem && rows.every((row) => !row.isListItem || row.element === element)) {
      const text = lineOf(element);
      if (text !== "") lines.push({ text, group: null });
      continue;
    }
    lines.push(...linesOfContainer(rows));
    if (lines.length === 0) lines.push(...linesOf(element).map((text) => ({ text, group: null })));
  }
  return lines;
}

const NO_TEXTS: ReadonlyMap<HtmlElement, string> = new Map();

/** The lines in which marked words stand that are no lines themselves. */
function textsAround(marked: readonly HtmlElement[]): ReadonlyMap<HtmlElement, string> {
  const byBlock = new Map<HtmlElement, HtmlElement[]>();
  for (const element of marked) {
    const block = blockAround(element);
    if (block) pushTo(byBlock, block, element);
  }
  return new Map([...byBlock].flatMap(([block, elements]) => [...linesAround(block, new Set(elements))]));
}

/**
 * The rows with their headings as groups. Rows under a heading of another kind (notes, storage, safety) are left out.
 */
function linesOfContainer(rows: readonly Row[]): PageLine[] {
  const lines: PageLine[] = [];
  let group: string | null = null;
  let isOther = false;
  for (const row of rows) {
    if (row.headingLevel > 0 && row.text.length <= 100) {
      group = row.text;
      // A bold word at the beginning of a line is not the heading of a section.
      if (row.headingLevel < 7 || isOther) isOther = sectionOf(row.text, lookOf(row)) === "other";
    } else if (!isOther) lines.push({ text: row.text, group });
  }
  return lines;
}

const linesOfContent = (element: HtmlElement): PageLine[] => {
  const text = cleanText(element.attributes.content ?? "");
  return text === "" ? [] : [{ text, group: null }];
};

function readTime(elements: readonly HtmlElement[]): number | null {
  for (const element of elements.slice(0, MAX_VALUES)) {
    for (const written of [
      element.attributes.datetime,
      element.attributes.content,
      element.attributes.title,
      lineOf(element),
    ]) {
      const minutes = written === undefined ? null : parseMinutes(written);
      if (minutes !== null) return minutes;
    }
  }
  return null;
}
