import type { DietKey } from "../../../lib/dietary/diets";

/** An ingredient line or a step as plain text. `group` is the sub-heading above it ("For the sauce"). */
export interface PageLine {
  text: string;
  group: string | null;
}

/** What says a line: the page's data, its visible list, both alike, or a pasted text. */
export type LineSource = "data" | "page" | "both" | "text";

/**
 * Why a person should look at a line before it is used. `amounts`: the page shows another amount; `foods`: it shows
 * another food; `hidden`: it shows the list without this line; `unclear`: the line is hardly one ingredient.
 */
export type DoubtReason = "amounts" | "foods" | "hidden" | "unclear";

/** `pageText`: what the page shows in the line's place, or null if it shows nothing. */
export interface LineDoubt {
  reason: DoubtReason;
  pageText: string | null;
}

/**
 * How the reader made a line of other words, `from`. `completed`: the data has the food only, the page its amount;
 * `joined`: two lines of a text; `cut`: a piece of a longer sentence.
 */
export interface LineMaking {
  how: "completed" | "joined" | "cut";
  from: string;
}

/** An ingredient line with where it comes from, how it was made, and what speaks against it. */
export interface ExtractedLine extends PageLine {
  source: LineSource;
  doubt: LineDoubt | null;
  /** Absent for a line that stands there as it is. */
  made?: LineMaking;
}

/**
 * Where a line stood that was left out: in the page's list, near it on the page, in the page's data only, in the
 * method, or in a column of a table that we do not know. `recipe`: the name of another whole recipe of the page.
 */
export type LeftOutWhy = "list" | "near" | "data" | "method" | "column" | "recipe";

export interface LeftOutLine {
  text: string;
  why: LeftOutWhy;
}

/** What a recipe makes, as the page says it. `count` is the first number, the lower end of a range. */
export interface RecipeYield {
  text: string;
  count: number | null;
}

/** Where the page claims a diet. `suitableForDiet` is structured data, the others are words. */
export type DietClaimSource = "suitableForDiet" | "keywords" | "category" | "title";

export interface DietClaim {
  diet: DietKey;
  source: DietClaimSource;
}

/** The part of the page that the lines were read from. */
export type RecipeSource = "json-ld" | "microdata" | "rdfa" | "h-recipe" | "data" | "markup" | "text";

/** The beginnings of truncated lists. The last line of each may be truncated too. */
export type BrokenLists = Pick<RecipeDraft, "ingredients" | "steps">;

/**
 * What one source on a page says about a recipe. Times are in whole minutes; texts are plain, never HTML. Lists are
 * empty and fields null if the source says nothing.
 */
export interface RecipeDraft {
  source: RecipeSource;
  /** If the source is truncated: the beginning of the list in which it ends; otherwise null. */
  brokenOff: BrokenLists | null;
  title: string | null;
  ingredients: PageLine[];
  steps: PageLine[];
  /** Lines of further lists of the same recipe, which were not taken: another block of data, another property. */
  alsoListed: PageLine[];
  /** Possible images, best first, as written (possibly relative). */
  images: string[];
  servings: RecipeYield | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  siteName: string | null;
  language: string | null;
  description: string | null;
  keywords: string[];
  categories: string[];
  cuisines: string[];
  /** The values of suitableForDiet, as written. */
  suitableForDiet: string[];
  /** Addresses that the source states for this recipe. */
  urls: string[];
}

export interface ExtractedRecipe {
  source: RecipeSource;
  title: string;
  ingredients: ExtractedLine[];
  steps: PageLine[];
  /** What was in the lists, or beside them, and is in none of the lines. */
  leftOut: LeftOutLine[];
  /** An absolute http(s) address. */
  imageUrl: string | null;
  servings: RecipeYield | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  siteName: string | null;
  /** The page's language as it declares it: BCP 47 in lower case ("en", "pt-br"). */
  language: string | null;
  description: string | null;
  keywords: string[];
  categories: string[];
  cuisines: string[];
  dietClaims: DietClaim[];
  /** The canonical address that the page states, otherwise the address that it was fetched from. */
  sourceUrl: string;
}

/**
 * Why a page has no recipe for us. `too_large`: more than the parser reads, or more lines than a recipe may have;
 * `line_too_long`: a line is longer than allowed; `several_recipes`: a list of whole recipes; `incomplete`: the page
 * ends inside the recipe, and the missing part could be the one that harms.
 */
export type ExtractionFailure =
  | "no_recipe"
  | "several_recipes"
  | "incomplete"
  | "empty"
  | "too_large"
  | "line_too_long";

export type ExtractionResult = { recipe: ExtractedRecipe } | { recipe: null; reason: ExtractionFailure };

export const emptyDraft = (source: RecipeSource): RecipeDraft => ({
  source,
  brokenOff: null,
  title: null,
  ingredients: [],
  steps: [],
  alsoListed: [],
  images: [],
  servings: null,
  prepMinutes: null,
  cookMinutes: null,
  totalMinutes: null,
  siteName: null,
  language: null,
  description: null,
  keywords: [],
  categories: [],
  cuisines: [],
  suitableForDiet: [],
  urls: [],
});
