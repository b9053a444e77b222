import { escapeHtml } from "@/lib/escape-html";
import { extractRecipe } from "./extract-recipe";
import type { ExtractionResult } from "./recipe";
import { countMealMaster, splitText } from "./split-text";

/** Whether a text is the source of a page. */
export const hasMarkup = (text: string): boolean => HAS_MARKUP.test(text.slice(0, MAX_TEXT_LENGTH));

const HAS_MARKUP = /<(?:html|body|head|div|p|ul|ol|li|br|h[1-6]|script|section|article|span|table|meta)\b[^<>]*>/i;
const MAX_TEXT_LENGTH = 200_000;

/**
 * The recipe in a text that a person pasted: the source of a page, bare JSON-LD, or plain text. `url` is where the
 * person says it is from, or null. Plain text is read like a page whose first line is the title and whose other lines
 * are paragraphs.
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
  const lines = pasted
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const [title, ...rest] = lines;
  if (title === undefined) return { recipe: null, reason: "empty" };
  const page = `<h1>${escapeHtml(title.replace(MARKDOWN_HEADING, ""))}</h1>${rest.map(asElement).join("\n")}`;
  const result = extractRecipe(page, address);
  return result.recipe ? { recipe: { ...result.recipe, source: "text" } } : result;
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

const MARKDOWN_HEADING = /^(#{1,6})\s+/;

/** A paragraph, or a heading of the rank that Markdown gives it; the title alone has the first rank. */
function asElement(line: string): string {
  const marks = MARKDOWN_HEADING.exec(line)?.[1];
  if (marks === undefined) return `<p>${escapeHtml(line)}</p>`;
  const tag = `h${Math.max(2, marks.length)}`;
  return `<${tag}>${escapeHtml(line.replace(MARKDOWN_HEADING, "").replace(/\s+#+$/, ""))}</${tag}>`;
}
