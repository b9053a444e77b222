import { cleanText } from "./clean-text";
import { pushTo } from "./group-by";
import { attributeText, textOf } from "./html/element-text";
import type { HtmlTree } from "./html/html-tree";

/** Facts about a page outside its recipe. */
export interface PageFacts {
  title: string | null;
  headings: string[];
  canonicalUrl: string | null;
  language: string | null;
  siteName: string | null;
  description: string | null;
  images: string[];
  /** The base of relative addresses, if the page declares one. */
  base: string | null;
}

const META_NAMES = new Set(
  "og:title og:url og:site_name og:image og:image:secure_url og:description og:locale twitter:image twitter:image:src description application-name".split(
    " ",
  ),
);

const LOWER_HEADING = /^h[2-4]$/;
/** The microformat's name for it, and that of most blog systems. */
const TITLE_OF_POST = /(?:^|\s)(?:entry|post|article)-title(?:\s|$)/;

/** Reads the head's title, meta and link elements, and the page's first headings. */
export function readPageFacts(tree: HtmlTree): PageFacts {
  const meta = new Map<string, string[]>();
  const facts: PageFacts = {
    title: null,
    headings: [],
    canonicalUrl: null,
    language: null,
    siteName: null,
    description: null,
    images: [],
    base: null,
  };
  let titleTag: string | null = null;
  const ofPosts: string[] = [];
  for (const element of tree.elements) {
    const { tag, attributes } = element;
    if (tag === "meta") {
      const name = (attributes.property ?? attributes.name ?? attributes.itemprop ?? "").toLowerCase();
      const content = attributes.content;
      if (content && META_NAMES.has(name)) pushTo(meta, name, cleanText(content));
    } else if (tag === "html") facts.language = attributes.lang ?? attributes["xml:lang"] ?? null;
    else if (tag === "base") facts.base ??= attributeText(element, "href");
    else if (tag === "title" && titleTag === null) titleTag = cleanText(textOf(element));
    else if (tag === "link" && facts.canonicalUrl === null && /\bcanonical\b/i.test(attributes.rel ?? "")) {
      facts.canonicalUrl = attributeText(element, "href");
    } else if (tag === "h1" && facts.headings.length < 5) {
      const heading = cleanText(textOf(element));
      if (heading !== "") facts.headings.push(heading);
    } else if (LOWER_HEADING.test(tag) && TITLE_OF_POST.test(attributes.class ?? ""))
      ofPosts.push(cleanText(textOf(element)));
  }
  // A blog's own name may be its only main heading, or there is none; the only post's title is the page's.
  if (facts.headings.length === 0 && ofPosts.length === 1 && ofPosts[0]) facts.headings.push(ofPosts[0]);
  const first = (...names: string[]): string | null =>
    names.flatMap((name) => meta.get(name) ?? []).find(Boolean) ?? null;
  facts.title = first("og:title") ?? titleTag;
  facts.canonicalUrl ??= first("og:url");
  facts.language ??= first("og:locale")?.replace("_", "-") ?? null;
  facts.siteName = first("og:site_name", "application-name");
  facts.description = first("og:description", "description");
  facts.images = ["og:image:secure_url", "og:image", "twitter:image", "twitter:image:src"].flatMap(
    (name) => meta.get(name) ?? [],
  );
  return facts;
}
