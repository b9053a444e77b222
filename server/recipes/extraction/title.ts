import type { PageFacts } from "./page-facts";

/** Separates a title from the site's name. */
const SITE_SEPARATOR = /\s+[|\-–—·•»:]\s+/;

/**
 * The title that the recipe states; otherwise the only main heading, or the one that resembles the page's title most;
 * otherwise the page's title without the site's name.
 */
export function chooseTitle(stated: string | null, facts: PageFacts): string {
  const pageTitle = facts.title ?? "";
  const headings = facts.headings.filter((heading) => heading.length <= 200);
  if (stated) return stated;
  const own = withoutSiteName(pageTitle, facts.siteName);
  // The title is divided into two headings: "Smoky eggplant dip", "with hand-cut potato chips".
  if (headings.length > 1 && bare(headings.join("")) === bare(own)) return own;
  const named = headings.filter((heading) => heading.toLowerCase() !== facts.siteName?.toLowerCase());
  if (named.length === 1 && (named[0]?.length ?? 0) > 3) return named[0] ?? own;
  const best = named
    .map((heading) => ({ heading, shared: sharedWords(heading, own) }))
    .sort((a, b) => b.shared - a.shared)[0];
  return best && best.shared >= 0.6 ? best.heading : own || named[0] || "";
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Names of the part of a site that contains its recipes, such as "Recipes"; they are not names of dishes. */
const SECTION_OF_SITE =
  /^(?:recipes?|rezepte?|recettes?|recept(?:en|er|y|ek)?|ricett[ae]|recetas?|receitas?|oppskrift(?:er)?|opskrift(?:er)?|przepisy?|reseptit?|tarif(?:ler)?)$/iu;

/** How many words two texts share, from 0 to 1 (Dice's coefficient). */
export function sharedWords(heading: string, title: string): number {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words(heading);
  const others = new Set(words(title));
  return (2 * own.filter((word) => others.has(word)).length) / Math.max(1, own.length + others.size);
}

function withoutSiteName(title: string, siteName: string | null): string {
  const all = title.split(SITE_SEPARATOR);
  const parts = all.filter((part) => !SECTION_OF_SITE.test(part));
  if (parts.length < 2) return parts[0] ?? title;
  const kept = siteName === null ? parts : parts.filter((part) => part.toLowerCase() !== siteName.toLowerCase());
  if (kept.length < parts.length) return kept.join(" - ");
  return parts[0] ?? title;
}
