import { loose } from "./align/match-rows";
import type { PageFacts } from "./page-facts";
import type { RecipeDraft } from "./recipe";

/** How strongly the page's title, headings and address indicate that a recipe is the page's own, from 0 to 2. */
export function pageClaim({ title, urls }: Pick<RecipeDraft, "title" | "urls">, facts: PageFacts, url: string): number {
  const name = loose(title ?? "");
  const titles = [facts.title ?? "", ...facts.headings].map(loose);
  const isNamed = name.length >= 3 && titles.includes(name);
  const isAlike =
    name.length >= 3 && titles.some((other) => other.includes(name) || (other.length >= 6 && name.includes(other)));
  const pages = [url, facts.canonicalUrl ?? ""].map(pathOf).filter((path) => path.length > 1);
  const isAddressed = urls.some((address) => pages.includes(pathOf(address)));
  return (isNamed ? 1 : isAlike ? 0.6 : 0) + (isAddressed ? 1 : 0);
}

const pathOf = (address: string): string =>
  address
    .replace(/^(?:https?:)?\/\/[^/]*/i, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .toLowerCase();
