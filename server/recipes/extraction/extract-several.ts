import { originsOf } from "./account/origins";
import { loose } from "./align/match-rows";
import { readAnnotatedRecipes } from "./annotated";
import { finishRecipe } from "./finish-recipe";
import { buildTree } from "./html/build-tree";
import { cutPage } from "./html/cut-page";
import type { HtmlTree } from "./html/html-tree";
import { joinParts } from "./join-parts";
import { findJsonLdRecipes } from "./json-ld/find-recipes";
import { readJsonLdBlocks } from "./json-ld/read-blocks";
import { toDraft } from "./json-ld/to-draft";
import { readRows } from "./markup/rows";
import { isWhole } from "./merge-drafts";
import { type PageFacts, readPageFacts } from "./page-facts";
import type { ExtractedRecipe, RecipeDraft } from "./recipe";
import { MICRODATA, MICROFORMATS, NAMED_ELEMENTS, RDFA } from "./vocabularies";

/** Each recipe under its own name; of two with the same name the first. Parts of one dish are one recipe. */
function dishesOf(drafts: readonly RecipeDraft[], facts: PageFacts): RecipeDraft[] {
  const whole = drafts.filter(isWhole);
  const unlike = [...new Map(whole.toReversed().map((draft) => [loose(draft.title ?? ""), draft])).values()].reverse();
  return unlike.length > 1 && joinParts(unlike, facts) ? unlike.slice(0, 1) : unlike;
}

/** The dishes that elements of a page mark, in the first vocabulary that marks several. */
export function annotatedDishes(tree: HtmlTree, facts: PageFacts): RecipeDraft[] {
  for (const vocabulary of [MICRODATA, RDFA, MICROFORMATS]) {
    const dishes = dishesOf(readAnnotatedRecipes(tree, vocabulary), facts);
    if (dishes.length > 1) return dishes;
  }
  return [];
}

/**
 * All recipes of a page whose structured data describes several, or whose elements an app has named, each whole; empty for
 * any other page. For files, in which no recipe is the page's own. Pure.
 */
export function extractSeveral(html: string): ExtractedRecipe[] {
  const page = cutPage(html);
  const tree = buildTree(page.markup);
  const facts = readPageFacts(tree);
  const { recipes, byId } = findJsonLdRecipes(readJsonLdBlocks(page.scripts).values);
  const own = recipes.filter(({ isListed }) => !isListed);
  const inData = dishesOf(
    (own.length > 0 ? own : recipes).map(({ object }) => toDraft(object, byId)),
    facts,
  );
  const annotated = inData.length > 1 ? inData : annotatedDishes(tree, facts);
  const named = annotated.length > 1 ? [] : dishesOf(readAnnotatedRecipes(tree, NAMED_ELEMENTS), facts);
  const dishes = annotated.length > 1 ? annotated : named;
  if (annotated.length < 2 && (named.length === 0 || recipes.length > 0)) return [];
  // The page's own title, headings and pictures belong to no single one of them.
  const none = { ...facts, title: null, headings: [], images: [] };
  return dishes.map((draft) => {
    const recipe = finishRecipe(draft, none, tree, "about:blank");
    return { ...recipe, ingredients: originsOf(recipe.ingredients, recipe.source, null), leftOut: [] };
  });
}

/** The visible lines of a page; headings begin with "#" as in Markdown, and a blank line stands before each. */
export const linesOfPage = (html: string): string =>
  readRows(buildTree(cutPage(html).markup).root)
    .map(({ text, headingLevel }) => (headingLevel > 0 && headingLevel < 7 ? `\n# ${text}` : text))
    .join("\n");
