import { contains, type HtmlElement, type HtmlTree, isElement } from "../html/html-tree";
import { ingredientLikeness, stepLikeness } from "./line-shape";
import { type NameHints, nameHints } from "./name-hints";
import { cardsOf } from "./recipe-cards";
import { lookOf, type Row } from "./rows";
import { type SectionKind, sectionOf } from "./section-words";

/** In the same list, or each alone in a list beside the other's. */
function areOfOneList(one: Row | undefined, other: Row | undefined): boolean {
  const [list, further] = [one?.element.parent, other?.element.parent];
  if (!list || !further || !other?.isListItem) return false;
  if (list === further) return true;
  const areAlone = [list, further].every(({ children }) => children.filter(isElement).length === 1);
  return areAlone && list.parent === further.parent;
}

/** The rows of a page with their likenesses, each computed once and on demand, because most rows are never needed. */
export class RowIndex {
  /** The section that each row announces as a heading; null for other rows. */
  readonly sections: readonly (SectionKind | null)[];
  private readonly ingredientScores: Float64Array;
  private readonly stepScores: Float64Array;
  private readonly frames: ReadonlySet<HtmlElement>;
  private readonly unrelatedElements = new Map<HtmlElement, boolean>();
  private readonly methods = new Map<HtmlElement, boolean>();
  private cards: readonly HtmlElement[] | null = null;
  /** Cached, because pages repeat few names on many elements. */
  private readonly hintsByNames = new Map<string, NameHints>();

  constructor(
    readonly tree: HtmlTree,
    readonly rows: readonly Row[],
  ) {
    this.sections = rows.map(sectionOfRow);
    this.frames = framesOf(rows, this.sections);
    this.ingredientScores = new Float64Array(rows.length).fill(-1);
    this.stepScores = new Float64Array(rows.length).fill(-1);
  }

  /** From 0 to 1. */
  ingredientLikenessOf(row: number): number {
    return likenessOf(this.ingredientScores, row, this.rows, ingredientLikeness);
  }

  /** From 0 to 1. */
  stepLikenessOf(row: number): number {
    return likenessOf(this.stepScores, row, this.rows, stepLikeness);
  }

  /** True for a line of content, which is neither a heading nor announces a section. */
  isLine(row: number): boolean {
    return this.rows[row]?.headingLevel === 0 && this.sections[row] === null;
  }

  /**
   * Whether the row is in a list of instructions, even if it does not look like a step. Lists of one item each, between the
   * pictures of the steps, are one list.
   */
  isInMethod(row: number): boolean {
    const found = this.rows[row];
    const list = found?.isListItem ? found.element.parent : null;
    if (!list) return false;
    const known = this.methods.get(list);
    if (known !== undefined) return known;
    let from = row;
    let to = row + 1;
    while (areOfOneList(found, this.rows[from - 1])) from--;
    while (areOfOneList(found, this.rows[to])) to++;
    let steps = 0;
    let foods = 0;
    for (let i = from; i < to; i++) {
      steps += this.stepLikenessOf(i);
      foods += this.ingredientLikenessOf(i);
    }
    const count = to - from;
    const isSeries = list.children.filter(isElement).length === 1;
    const result = count >= (isSeries ? 2 : 3) && steps >= count * (isSeries ? 0.4 : 0.5) && foods < count * 0.35;
    this.methods.set(list, result);
    return result;
  }

  /** Whether an element around the row has the name of something else: comments, navigation, related pages. */
  isUnrelated(row: number): boolean {
    const element = this.rows[row]?.element;
    return element !== undefined && this.isUnrelatedElement(element);
  }

  /** Whether the row is in the recipe's own card, below an article about it. */
  isInCard(row: number): boolean {
    const element = this.rows[row]?.element;
    this.cards ??= cardsOf(this.rows, this.sections);
    return element !== undefined && this.cards.some((card) => contains(card, element));
  }

  /** The section that the element's class and id name; null if it has neither. */
  hintsOf({ attributes }: HtmlElement): NameHints | null {
    if (attributes.class === undefined && attributes.id === undefined) return null;
    const names = `${attributes.class ?? ""} ${attributes.id ?? ""}`;
    const known = this.hintsByNames.get(names);
    if (known) return known;
    const hints = nameHints(names);
    this.hintsByNames.set(names, hints);
    return hints;
  }

  private isUnrelatedElement(element: HtmlElement): boolean {
    const known = this.unrelatedElements.get(element);
    if (known !== undefined) return known;
    const isNamedSo = !this.frames.has(element) && this.hintsOf(element)?.unrelated === true;
    const result =
      (element.tag === "footer" && !this.frames.has(element)) ||
      element.tag === "nav" ||
      isNamedSo ||
      (element.parent !== null && this.isUnrelatedElement(element.parent));
    this.unrelatedElements.set(element, result);
    return result;
  }
}

function likenessOf(scores: Float64Array, row: number, rows: readonly Row[], judge: (text: string) => number): number {
  const known = scores[row] ?? 0;
  if (known >= 0) return known;
  const score = judge(rows[row]?.text ?? "");
  scores[row] = score;
  return score;
}

/**
 * The elements that contain a list of ingredients and also the main heading or a method. They are the page or its
 * recipe, whatever their names are.
 */
function framesOf(rows: readonly Row[], sections: readonly (SectionKind | null)[]): Set<HtmlElement> {
  const lists = new Set<HtmlElement>();
  const others = new Set<HtmlElement>();
  rows.forEach((row, i) => {
    if (sections[i] === "ingredients") addAround(lists, row);
    else if (sections[i] === "steps" || row.headingLevel === 1) addAround(others, row);
  });
  return new Set([...others].filter((element) => lists.has(element) || element.tag === "body"));
}

function addAround(elements: Set<HtmlElement>, { element }: Row): void {
  for (let at: HtmlElement | null = element; at && !elements.has(at); at = at.parent) elements.add(at);
}

/** The section that a heading, a bold line or a short line announces. Items of a list end no list. */
function sectionOfRow(row: Row): SectionKind | null {
  const mayAnnounce = row.text.length <= 110 && (row.headingLevel > 0 || row.text.length <= 40);
  const section = mayAnnounce ? sectionOf(row.text, lookOf(row)) : null;
  return section === "other" && row.isListItem && row.headingLevel === 0 ? null : section;
}
