import { loose } from "../align/match-rows";
import { joinParts } from "../join-parts";
import { isWhole } from "../merge-drafts";
import { pageClaim } from "../page-claim";
import type { PageFacts } from "../page-facts";
import type { RecipeDraft } from "../recipe";
import { type FoundRecipe, findJsonLdRecipes } from "./find-recipes";
import type { JsonLdBlocks } from "./read-blocks";
import { toDraft } from "./to-draft";

const MAX_RECIPES = 60;
/** If a page links to more complete recipes of other pages than this and has none of its own, it is a list. */
const MAX_UNCLAIMED = 3;

export type JsonLdChoice =
  /** `others`: the names of whole recipes beside it, which are dishes of their own. */
  | { kind: "recipe"; draft: RecipeDraft; others: readonly string[] }
  /** There are several complete recipes, and nothing indicates which is the page's own. */
  | { kind: "several" }
  | { kind: "none" };

interface Rated {
  draft: RecipeDraft;
  isListed: boolean;
  isWhole: boolean;
  /** How well it matches the page's title and address. */
  claim: number;
}

/**
 * Chooses the page's own recipe from its JSON-LD: complete recipes before partial ones, and those that are named like
 * the page before others.
 */
export function chooseJsonLdRecipe(blocks: JsonLdBlocks, facts: PageFacts, url: string): JsonLdChoice {
  const { recipes, byId } = findJsonLdRecipes(blocks.values);
  const rated = recipes
    .slice(0, MAX_RECIPES)
    .map((found): Rated => rate(found, toDraft(found.object, byId, blocks.brokenOff.get(found.object)), facts, url));
  const own = rated.filter(({ isListed }) => !isListed);
  const pool = own.length > 0 ? own : rated.filter(({ claim }) => claim > 0);
  const whole = pool.filter((each) => each.isWhole);
  const joined = joinParts(distinct(whole.map(({ draft }) => draft)), facts);
  if (joined) return { kind: "recipe", draft: joined, others: [] };
  const ranked = [...pool].sort((a, b) => b.claim + (b.isWhole ? 1.5 : 0) - (a.claim + (a.isWhole ? 1.5 : 0)));
  const first = ranked[0];
  if (!first) return { kind: rated.filter((each) => each.isWhole).length > MAX_UNCLAIMED ? "several" : "none" };
  if (
    isUndecided(
      whole.map(({ draft }) => draft),
      facts,
      url,
    )
  )
    return { kind: "several" };
  const others = namesBeside(
    first.draft,
    whole.map(({ draft }) => draft),
  );
  return { kind: "recipe", draft: filledFrom(first.draft, ranked.slice(1)), others };
}

/** Two short recipes often share half of their lines: water, salt. A second description has nearly all of them. */
const SAME_DISH = 0.8;

/** The names of the other whole recipes of a page. The same dish described again under another name is none. */
export function namesBeside(own: RecipeDraft, dishes: readonly RecipeDraft[]): string[] {
  const lines = new Set(own.ingredients.map(({ text }) => loose(text)));
  const isOther = ({ title, ingredients }: RecipeDraft) =>
    loose(title ?? "") !== loose(own.title ?? "") &&
    ingredients.filter(({ text }) => lines.has(loose(text))).length < ingredients.length * SAME_DISH;
  return distinct(dishes)
    .filter(isOther)
    .flatMap(({ title }) => title || []);
}

/**
 * Whether several dishes claim a page equally, and its title names none of them or more than one: then nothing says
 * which is the page's own.
 */
export function isUndecided(dishes: readonly RecipeDraft[], facts: PageFacts, url: string): boolean {
  const claims = distinct(dishes).map((draft) => ({
    claim: pageClaim(draft, facts, url),
    isTitled: loose(facts.title ?? "").includes(loose(draft.title ?? "")),
  }));
  const most = Math.max(...claims.map(({ claim }) => claim));
  const first = claims.filter(({ claim }) => claim === most);
  return first.length > 1 && first.filter(({ isTitled }) => isTitled).length !== 1;
}

/** A recipe that two blocks contain counts once. */
const distinct = (drafts: readonly RecipeDraft[]): RecipeDraft[] => [
  ...new Map(drafts.map((draft) => [loose(draft.title ?? ""), draft])).values(),
];

function rate({ isListed }: FoundRecipe, draft: RecipeDraft, facts: PageFacts, url: string): Rated {
  return { draft, isListed, isWhole: isWhole(draft), claim: pageClaim(draft, facts, url) };
}

/** If the same recipe is described twice, fills gaps of the first description from the second. */
function filledFrom(draft: RecipeDraft, others: readonly Rated[]): RecipeDraft {
  const twin = others.find(({ draft: other }) => loose(other.title ?? "") === loose(draft.title ?? ""))?.draft;
  if (!twin) return draft;
  return {
    ...draft,
    ingredients: draft.ingredients.length > 0 ? draft.ingredients : twin.ingredients,
    steps: draft.steps.length > 0 ? draft.steps : twin.steps,
    alsoListed: [...draft.alsoListed, ...twin.alsoListed, ...(draft.ingredients.length > 0 ? twin.ingredients : [])],
    images: [...draft.images, ...twin.images],
    servings: draft.servings ?? twin.servings,
    prepMinutes: draft.prepMinutes ?? twin.prepMinutes,
    cookMinutes: draft.cookMinutes ?? twin.cookMinutes,
    totalMinutes: draft.totalMinutes ?? twin.totalMinutes,
  };
}
