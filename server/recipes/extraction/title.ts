import type { PageFacts } from "./page-facts";

/** Between a title and the site's name. */
const SITE_SEPARATOR = /\s+[|\-–—·•»:]\s+/;

/**
 * The recipe's own name where it is stated; else the only main heading, or the one that agrees with the page's
 * title; else the page's title without the site's name.
 */
export function chooseTitle(stated: string | null, facts: PageFacts): string {
  const pageTitle = facts.title ?? "";
  const headings = facts.headings.filter((heading) => heading.length <= 200);
  if (stated) return stated;
  const own = withoutSiteName(pageTitle, facts.siteName);
  const named = headings.filter((heading) => heading.toLowerCase() !== facts.siteName?.toLowerCase());
  if (named.length === 1 && (named[0]?.length ?? 0) > 3) return named[0] ?? own;
  const best = named
    .map((heading) => ({ heading, shared: sharedWords(heading, own) }))
    .sort((a, b) => b.shared - a.shared)[0];
  return best && best.shared >= 0.6 ? best.heading : own || named[0] || "";
}

/** Words in common, 0 to 1 (Dice's coefficient). */
function sharedWords(heading: string, title: string): number {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words(heading);
  const others = new Set(words(title));
  return (2 * own.filter((word) => others.has(word)).length) / Math.max(1, own.length + others.size);
}

function withoutSiteName(title: string, siteName: string | null): string {
  const parts = title.split(SITE_SEPARATOR);
  if (parts.length < 2) return title;
  const kept = siteName === null ? parts : parts.filter((part) => part.toLowerCase() !== siteName.toLowerCase());
  if (kept.length < parts.length) return kept.join(" - ");
  return parts[0] ?? title;
}
