import { attributeText } from "./element-text";
import type { HtmlElement } from "./html-tree";
import { isElement } from "./html-tree";

const LAZY = ["data-lazy-src", "data-src", "data-original"];

/** The address of an image element, or of the first image inside another element. Placeholders do not count. */
export function imageAddress(element: HtmlElement): string | null {
  if (element.tag === "meta") return attributeText(element, "content");
  if (element.tag === "link") return attributeText(element, "href");
  if (element.tag === "img" || element.tag === "source" || element.tag === "amp-img") return ownAddress(element);
  const inner = firstImage(element);
  if (inner) return ownAddress(inner);
  return attributeText(element, "content") ?? attributeText(element, "href") ?? attributeText(element, "resource");
}

function ownAddress(element: HtmlElement): string | null {
  for (const name of LAZY) {
    const address = attributeText(element, name);
    if (address && !address.startsWith("data:")) return address;
  }
  const src = attributeText(element, "src") ?? attributeText(element, "content");
  if (src && !src.startsWith("data:")) return src;
  return largestOfSet(attributeText(element, "srcset") ?? attributeText(element, "data-srcset") ?? "");
}

function largestOfSet(set: string): string | null {
  let best: string | null = null;
  let bestWidth = -1;
  for (const candidate of set.split(/,\s+/)) {
    const [address, width = "0"] = candidate.trim().split(/\s+/);
    const size = Number.parseFloat(width) || 0;
    if (address && !address.startsWith("data:") && size > bestWidth) {
      best = address;
      bestWidth = size;
    }
  }
  return best;
}

function firstImage(element: HtmlElement): HtmlElement | null {
  for (const child of element.children) {
    if (!isElement(child)) continue;
    if (child.tag === "img") return child;
    const inner = firstImage(child);
    if (inner) return inner;
  }
  return null;
}
