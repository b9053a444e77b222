import { loose } from "./align/match-rows";
import { withoutHalves } from "./clean-text";
import { readDietClaims } from "./diet-claims";
import { finishIngredients, finishSteps } from "./finish-lines";
import type { HtmlTree } from "./html/html-tree";
import { heroImages, isOrnament } from "./markup/hero-image";
import type { PageFacts } from "./page-facts";
import type { ExtractedRecipe, PageLine, RecipeDraft } from "./recipe";
import { chooseTitle } from "./title";
import { absoluteAddress } from "./web-address";

const MAX_TITLE_LENGTH = 300;

/** A recipe as it is shown, before anybody compared it with its page. */
export type FinishedRecipe = Omit<ExtractedRecipe, "leftOut" | "ingredients"> & { ingredients: PageLine[] };

/**
 * Converts a draft to the recipe that is shown: texts cleaned, addresses absolute, gaps filled from facts about the
 * page.
 */
export function finishRecipe(draft: RecipeDraft, facts: PageFacts, tree: HtmlTree, url: string): FinishedRecipe {
  const title = chooseTitle(draft.title, facts).slice(0, MAX_TITLE_LENGTH);
  const {
    images,
    urls: _urls,
    alsoListed: _alsoListed,
    brokenOff: _brokenOff,
    suitableForDiet: _diets,
    prepMinutes,
    cookMinutes,
    totalMinutes,
    ...rest
  } = draft;
  const base = (facts.base !== null && absoluteAddress(facts.base, url)) || url;
  const names = new Set([title, ...facts.headings].map(loose));
  const stated = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  return withoutHalves({
    ...rest,
    title,
    ingredients: ungrouped(finishIngredients(draft.ingredients), names),
    steps: ungrouped(finishSteps(draft.steps), names),
    imageUrl: chooseImage([...facts.images, ...images], () => heroImages(tree.elements, title), base),
    prepMinutes,
    cookMinutes,
    totalMinutes: totalMinutes ?? (stated > 0 ? stated : null),
    siteName: facts.siteName ?? draft.siteName,
    language: toLanguage(facts.language ?? draft.language),
    description: draft.description ?? facts.description,
    dietClaims: readDietClaims(draft, title),
    sourceUrl: absoluteAddress(facts.canonicalUrl ?? url, base) ?? url,
  });
}

/** Removes groups that are named like the whole recipe. */
const ungrouped = (lines: readonly PageLine[], names: ReadonlySet<string>): PageLine[] =>
  lines.map(({ text, group }) => ({ text, group: group !== null && names.has(loose(group)) ? null : group }));

/**
 * Prefers the images that the page or recipe states over images that it shows; a logo is used only if there is nothing
 * else.
 */
function chooseImage(stated: readonly string[], shown: () => string[], base: string): string | null {
  const absolute = stated.flatMap((image) => absoluteAddress(image, base) ?? []);
  const dish = absolute.find((image) => !isOrnament(image));
  if (dish !== undefined) return dish;
  return shown().flatMap((image) => absoluteAddress(image, base) ?? [])[0] ?? absolute[0] ?? null;
}

function toLanguage(language: string | null): string | null {
  const tag = language?.trim().toLowerCase().replace("_", "-") ?? "";
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/.test(tag) ? tag : null;
}
