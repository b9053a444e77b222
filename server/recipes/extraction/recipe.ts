import type { DietKey } from "../../../lib/dietary/diets";

/** One ingredient line or one step as plain text; `group` is the sub-heading it stands under ("For the sauce"). */
export interface PageLine {
  text: string;
  group: string | null;
}

/** What the page says it makes. `count` is the first number, the lower bound of a range. */
export interface RecipeYield {
  text: string;
  count: number | null;
}

/** Where the page states a diet. `suitableForDiet` is the publisher's structured claim, the others are looser words. */
export type DietClaimSource = "suitableForDiet" | "keywords" | "category" | "title";

export interface DietClaim {
  diet: DietKey;
  source: DietClaimSource;
}

/** Which of the page's own forms the lines come from. */
export type RecipeSource = "json-ld" | "microdata" | "rdfa" | "h-recipe" | "data" | "markup" | "text";

/** The beginnings of lists that lack their end. The last line of one may lack its own. */
export type BrokenLists = Pick<RecipeDraft, "ingredients" | "steps">;

/**
 * What one source on a page says of one recipe. Times in whole minutes; text is plain, never HTML.
 * Lists are empty and fields null where the source is silent.
 */
export interface RecipeDraft {
  source: RecipeSource;
  /** Null, or where the source ended before its end: what it had of the list in which it ended, which is no list. */
  brokenOff: BrokenLists | null;
  title: string | null;
  ingredients: PageLine[];
  steps: PageLine[];
  /** Candidates, best first, as written (possibly relative). */
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
  /** suitableForDiet as written. */
  suitableForDiet: string[];
  /** Addresses that the source calls this recipe's own. */
  urls: string[];
}

export interface ExtractedRecipe {
  source: RecipeSource;
  title: string;
  ingredients: PageLine[];
  steps: PageLine[];
  /** Absolute http(s) address. */
  imageUrl: string | null;
  servings: RecipeYield | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  siteName: string | null;
  /** BCP 47, lower case, as the page declares it ("en", "pt-br"). */
  language: string | null;
  description: string | null;
  keywords: string[];
  categories: string[];
  cuisines: string[];
  dietClaims: DietClaim[];
  /** The page's canonical address where it names one, else the address it was fetched from. */
  sourceUrl: string;
}

/**
 * Why a page yields no recipe. `too_large`: more than the parser takes, or more lines than a recipe may have; `line_too_long`: a line longer than
 * one may be; `several_recipes`: a list of whole recipes; `incomplete`: the page breaks off inside the recipe, and what is missing could be what harms.
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
