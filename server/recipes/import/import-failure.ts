import { AppError } from "@/lib/errors";
import { type Said, says } from "@/lib/i18n/sentence";
import type { ImportFailure } from "@/lib/schemas/recipe-bodies";
import { MAX_INGREDIENT_LENGTH, MAX_STEP_LENGTH } from "@/lib/schemas/recipe-limits";

const SENTENCES: Record<ImportFailure, Said> = {
  invalid_url: "importInvalidUrl",
  address_not_allowed: "importNotAllowed",
  unsupported_site: "importUnsupported",
  host_not_found: "importNoHost",
  unreachable: "importUnreachable",
  timed_out: "importTimedOut",
  site_refused: "importRefused",
  page_not_found: "importNoPage",
  site_error: "importSiteError",
  too_many_redirects: "importRedirects",
  not_html: "importNotHtml",
  too_large: "importTooLarge",
  line_too_long: says("importLineTooLong", { letters: MAX_INGREDIENT_LENGTH, more: MAX_STEP_LENGTH }),
  no_recipe: "importNoRecipe",
  incomplete: "importIncomplete",
  hidden: "importHidden",
  several_recipes: "importSeveral",
  needs_review: "importNeedsReview",
  unreadable_table: "importTable",
};

/**
 * The error for a page without a usable recipe: the sentence in `detail`, the reason in `code`. `loc` names the field at
 * fault, if any. `said`: another sentence for the same reason.
 */
export function importFailure(reason: ImportFailure, said: Said = SENTENCES[reason]): AppError {
  const fields = reason === "invalid_url" ? [{ loc: ["body", "url"], said, type: "value_error" }] : undefined;
  return new AppError("invalid", said, { reason, ...(fields ? { fields } : {}) });
}
