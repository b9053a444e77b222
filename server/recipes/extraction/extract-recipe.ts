import { MAX_INGREDIENT_LENGTH, MAX_RECIPE_LINES, MAX_STEP_LENGTH } from "../../../lib/schemas/recipe-limits";
import { leftOutOf } from "./account/left-out";
import { originsOf } from "./account/origins";
import { alignIngredients } from "./align/align-ingredients";
import { alignSteps } from "./align/align-steps";
import { withoutListAgain } from "./align/listed-again";
import { loose, matchRows } from "./align/match-rows";
import { readAnnotatedRecipes } from "./annotated";
import { annotatedDishes } from "./extract-several";
import { isNameOfPart } from "./finish-lines";
import { type FinishedRecipe, finishRecipe } from "./finish-recipe";
import { buildTree } from "./html/build-tree";
import { cutPage } from "./html/cut-page";
import { isStyledAway } from "./html/element-text";
import type { HtmlTree } from "./html/html-tree";
import { joinParts } from "./join-parts";
import { chooseJsonLdRecipe, isUndecided, namesBeside } from "./json-ld/choose-recipe";
import { readJsonLdBlocks } from "./json-ld/read-blocks";
import { makesUpFor } from "./makes-up-for";
import { linesOfFurtherParts } from "./markup/further-parts";
import { readLabelledFacts } from "./markup/labelled-facts";
import { withoutPartTwice } from "./markup/lines-of-run";
import { RowIndex } from "./markup/row-index";
import { readRows } from "./markup/rows";
import { readMarkupRecipe } from "./markup/to-draft";
import { unfoldRows } from "./markup/unfold-rows";
import { isWhole, mergeDrafts } from "./merge-drafts";
import { chooseMethod, isDoubtfulMethod } from "./method/choose-method";
import { withoutArticle } from "./method/without-article";
import { pageClaim } from "./page-claim";
import { findDataRecipe } from "./page-data/find-recipe";
import { readPageData } from "./page-data/read-data";
import { type PageFacts, readPageFacts } from "./page-facts";
import { isOnlyNames, isPoorList, isPoorMethod, saysMore } from "./poor-lists";
import type { ExtractionFailure, ExtractionResult, LeftOutLine, RecipeDraft } from "./recipe";
import { MICRODATA, MICROFORMATS, RDFA } from "./vocabularies";

/** Pages beyond this many characters are not parsed; fetching stops at 5 MB already. */
const MAX_PAGE_LENGTH = 8_000_000;
const MIN_STRUCTURED_INGREDIENTS = 2;
const MAX_TITLE = 300;

/**
 * The page's own recipe, or why there is none. Pure and total: it never throws, whatever the text. Time and memory grow
 * linearly with the page. `url` is the address that the page was fetched from, after redirects.
 */
export function extractRecipe(html: string, url: string): ExtractionResult {
  if (html.length > MAX_PAGE_LENGTH) return { recipe: null, reason: "too_large" };
  if (html.trim() === "") return { recipe: null, reason: "empty" };
  const page = cutPage(html);
  const tree = buildTree(page.markup);
  const facts = readPageFacts(tree);
  const chosen = chooseJsonLdRecipe(readJsonLdBlocks(page.scripts), facts, url);
  if (chosen.kind === "several") return { recipe: null, reason: "several_recipes" };
  const annotated = chosen.kind === "none" ? annotatedDishes(tree, facts) : [];
  if (isUndecided(annotated, facts, url)) return { recipe: null, reason: "several_recipes" };
  const structured = readStructured(tree, chosen.kind === "recipe" ? chosen.draft : null, facts, url);
  const index = new RowIndex(tree, unfoldRows(readRows(tree.root)));
  const names = [...facts.headings, facts.title ?? ""];
  const onPage = structured ? null : readMarkupRecipe(index, names);
  if (onPage?.isSeveral) return { recipe: null, reason: "several_recipes" };
  const shown = onPage?.isConvincing ? onPage.draft : null;
  const draft = structured
    ? completeFromPage(structured, index)
    : (shown ?? findDataRecipe(readPageData(page.scripts, tree.data), facts) ?? readUnfolded(tree, names));
  const broken = structured?.brokenOff;
  if (broken && !(draft && isWhole(draft) && makesUpFor(broken, draft))) return { recipe: null, reason: "incomplete" };
  if (!draft || draft.ingredients.length === 0) return { recipe: null, reason: "no_recipe" };
  if (draft.steps.length === 0 && draft.ingredients.length < MIN_STRUCTURED_INGREDIENTS)
    return { recipe: null, reason: "no_recipe" };
  const once = { ...draft, ingredients: withoutListAgain(draft.ingredients) };
  const whole = draft.source === "markup" ? once : comparedWithPage(once, index);
  const recipe = finishRecipe({ ...whole, ...missingFacts(draft, index) }, facts, tree, url);
  const tooLong = tooLongFor(recipe);
  if (tooLong) return { recipe: null, reason: tooLong };
  const listed = structured ? [...structured.ingredients, ...structured.alsoListed] : draft.ingredients;
  const others = chosen.kind === "recipe" ? chosen.others : structured ? namesBeside(structured, annotated) : [];
  const shownAt = recipe.ingredients.length > 0 ? matchRows(recipe.ingredients, index) : null;
  const leftOut = [...leftOutOf(recipe, listed, index, shownAt), ...others.map(asLeftOut)];
  const ingredients = originsOf(recipe.ingredients, recipe.source, shownAt && { index, matches: shownAt, listed });
  return { recipe: { ...recipe, ingredients, leftOut } };
}

const asLeftOut = (name: string): LeftOutLine => ({ text: name.slice(0, MAX_TITLE), why: "recipe" });

/**
 * A recipe with too many or too long lines is refused, not cut, because the missing part could be the one that harms.
 */
function tooLongFor({ ingredients, steps }: FinishedRecipe): ExtractionFailure | null {
  if (ingredients.length > MAX_RECIPE_LINES || steps.length > MAX_RECIPE_LINES) return "too_large";
  if (ingredients.some(({ text }) => text.length > MAX_INGREDIENT_LENGTH)) return "line_too_long";
  return steps.some(({ text }) => text.length > MAX_STEP_LENGTH) ? "line_too_long" : null;
}

/** The recipe in the JSON-LD, completed by other annotations of the page's elements. */
function readStructured(tree: HtmlTree, jsonLd: RecipeDraft | null, facts: PageFacts, url: string): RecipeDraft | null {
  let draft = jsonLd;
  for (const vocabulary of [MICRODATA, RDFA, MICROFORMATS]) {
    if (draft && isWhole(draft)) break;
    const found = readAnnotatedRecipes(tree, vocabulary);
    const joined = draft ? null : joinParts(found, facts);
    if (joined) return joined;
    // The page's own recipe ranks before recipes that the page only shows beside it; of equals the first wins.
    const rated = found
      .filter(({ ingredients }) => ingredients.length > 0)
      .map((each) => ({ each, rank: pageClaim(each, facts, url) + (isWhole(each) ? 1.5 : 0) }));
    const best = rated.sort((a, b) => b.rank - a.rank)[0]?.each;
    if (best) draft = draft ? mergeDrafts(draft, best) : best;
  }
  return draft;
}

/** For a page whose tabs or boxes are hidden until a script shows them: reads it as if all were open. */
function readUnfolded(tree: HtmlTree, names: readonly string[]): RecipeDraft | null {
  if (!tree.elements.some(isStyledAway)) return null;
  const { draft, isConvincing } = readMarkupRecipe(new RowIndex(tree, unfoldRows(readRows(tree.root, true))), names);
  return isConvincing ? draft : null;
}

/**
 * Takes lists from the page's own markup if the structured data lacks them, has them as a single text, or has only the
 * names of the dish's parts.
 */
function completeFromPage(whole: RecipeDraft, index: RowIndex): RecipeDraft | null {
  const draft = { ...whole, steps: withoutArticle(whole.steps, whole.ingredients) };
  const isListPoor = isPoorList(draft.ingredients);
  const isMethodPoor = isPoorMethod(draft.steps) || isDoubtfulMethod(draft.steps);
  const areNames = isOnlyNames(draft.ingredients);
  if (!isListPoor && !isMethodPoor && !areNames) return draft;
  const shown = readMarkupRecipe(index);
  const { ingredients, steps } = shown.draft;
  const isLonger = isListPoor && ingredients.length > draft.ingredients.length;
  const own = areNames && draft.ingredients.every(({ text }) => isNameOfPart(text)) ? [] : draft.ingredients;
  if (own.length === 0 && !shown.isConvincing) return null;
  const isListTaken = isLonger || own.length === 0 || (areNames && saysMore(ingredients, own));
  return {
    ...draft,
    ingredients: isListTaken ? ingredients : own,
    steps: isMethodPoor ? [...chooseMethod(draft.steps, steps)] : draft.steps,
  };
}

/**
 * Compares structured lists with those that the page shows: takes over its groups, food that they lack, and further
 * parts of the dish.
 */
function comparedWithPage(draft: RecipeDraft, index: RowIndex): RecipeDraft {
  const { lines, shown } = alignIngredients(withoutPartTwice(draft.ingredients), index);
  const steps = alignSteps(draft.steps, index);
  const added = shown ? linesOfFurtherParts(index, shown, draft) : NO_PARTS;
  // A part that the page shows a second time is not a further part.
  const known = new Set(lines.map(({ text }) => loose(text)));
  const isNew = added.ingredients.length === 0 || added.ingredients.some(({ text }) => !known.has(loose(text)));
  const further = isNew ? added : NO_PARTS;
  return { ...draft, ingredients: [...lines, ...further.ingredients], steps: [...steps, ...further.steps] };
}

const NO_PARTS = { ingredients: [], steps: [] };

/** Servings and times that are stated on the visible page only. */
function missingFacts(draft: RecipeDraft, index: RowIndex): Partial<RecipeDraft> {
  const hasTimes = draft.prepMinutes !== null || draft.cookMinutes !== null || draft.totalMinutes !== null;
  if (draft.servings !== null && hasTimes) return {};
  const found = readLabelledFacts(index.rows.filter((_, i) => !index.isUnrelated(i)));
  const servings = draft.servings ?? found.servings;
  return hasTimes ? { servings } : { ...found, servings };
}
