import { AppError } from "@/lib/errors";
import type { ImportFailure } from "@/lib/schemas/recipe-bodies";
import { MAX_INGREDIENT_LENGTH, MAX_STEP_LENGTH } from "@/lib/schemas/recipe-limits";

/** The messages for people. The one for unsupported sites is documented to the word. */
const SENTENCES: Record<ImportFailure, string> = {
  invalid_url: "Enter a full web address that begins with http:// or https://",
  address_not_allowed: "This address is not allowed: it does not lead to a page on the public web.",
  unsupported_site:
    "Sorry, we can't extract recipes from this website at the moment. Please try a different recipe URL.",
  host_not_found: "There is no website at this address. Please check its spelling.",
  unreachable: "The website could not be reached. Please try again later, or paste the page instead.",
  timed_out: "The website took too long to answer. Please try again, or paste the page instead.",
  site_refused: "The website refused to show us this page. You can paste it instead.",
  page_not_found: "The website has no page at this address.",
  site_error: "The website could not deliver this page. Please try again later, or paste the page instead.",
  too_many_redirects: "The website keeps sending us to other addresses. You can paste the page instead.",
  not_html: "This address leads to a file, not to a web page.",
  too_large: "The page is too large to read. You can paste the part with the recipe instead.",
  line_too_long: `A line of this recipe is longer than it may be here: at most ${MAX_INGREDIENT_LENGTH} characters for an ingredient and ${MAX_STEP_LENGTH} for a step. Nothing of it was kept, because what we left out could be what matters to you.`,
  no_recipe: "We could not find a recipe there.",
  incomplete:
    "This page breaks off in the middle of its recipe, so some of it may be missing. You can paste the recipe instead.",
  hidden: "We know the recipe of this page, and our team has hidden it. You can paste it for yourself instead.",
  several_recipes:
    "There are several recipes there, and nothing says where each begins. Please paste one of them alone.",
  unreadable_table:
    "This is a table that cannot be read as recipes. It needs a column for the name and one for the ingredients, and quotes around a text with the sign between the columns.",
};

/**
 * The error for a page without a usable recipe: the message in `detail`, the reason in `code`. `loc` names the field at
 * fault, if any. `why`: one more sentence for the person.
 */
export function importFailure(reason: ImportFailure, why?: string): AppError {
  const message = why ? `${SENTENCES[reason]} ${why}` : SENTENCES[reason];
  const fields = reason === "invalid_url" ? [{ loc: ["body", "url"], msg: message, type: "value_error" }] : undefined;
  return new AppError("invalid", message, { reason, ...(fields ? { fields } : {}) });
}
