import { extractRecipe } from "./extract-recipe";
import { readPlainText } from "./plain-text/read-plain-text";
import type { ExtractionResult } from "./recipe";
import { countMealMaster, splitText } from "./split-text";

/** Whether a text is the source of a page. */
export const hasMarkup = (text: string): boolean => HAS_MARKUP.test(text.slice(0, MAX_TEXT_LENGTH));

const HAS_MARKUP = /<(?:html|body|head|div|p|ul|ol|li|br|h[1-6]|script|section|article|span|table|meta)\b[^<>]*>/i;
const MAX_TEXT_LENGTH = 200_000;

/**
 * The recipe in a text that a person pasted: the source of a page, bare JSON-LD, or plain text. `url` is where the
 * person says it is from, or null.
 */
export function extractPastedRecipe(pasted: string, url: string | null): ExtractionResult {
  const address = url ?? "about:blank";
  const structured = asJsonLd(pasted);
  if (structured !== null) return extractRecipe(structured, address);
  if (hasMarkup(pasted)) return extractRecipe(pasted, address);
  // Too long a text is refused, not cut, because the missing part could be the one that harms.
  if (pasted.length > MAX_TEXT_LENGTH) return { recipe: null, reason: "too_large" };
  if (countMealMaster(pasted) > 1 || splitText(pasted).kind !== "single")
    return { recipe: null, reason: "several_recipes" };
  return readPlainText(pasted, address);
}

/** Wraps bare JSON-LD into a page; null for any other text. The wrapped text cannot close the script element. */
function asJsonLd(pasted: string): string | null {
  const text = pasted.replace(/^\uFEFF/, "").trim();
  if (!/^(?:\{[\s\S]*\}|\[[\s\S]*\])$/.test(text)) return null;
  try {
    JSON.parse(text);
  } catch {
    return null;
  }
  return `<script type="application/ld+json">${text.replaceAll("<", "\\u003c")}</script>`;
}
