import type { HtmlElement } from "../html/html-tree";
import { imageAddress } from "../html/image-address";
import { nameHints } from "./name-hints";

/** Addresses of pictures that are never the dish. */
const ORNAMENT =
  /logo|icon|avatar|gravatar|sprite|placeholder|spacer|pixel|banner|badge|button|\.svg|\.gif|1x1|loading|default[-_.]/i;
const MAX_IMAGES = 300;

export const isOrnament = (address: string): boolean => ORNAMENT.test(address);

/**
 * Pictures that probably show the dish, the likeliest first: named like the dish, near the top of the page, not in a
 * list of related pages.
 */
export function heroImages(elements: readonly HtmlElement[], title: string): string[] {
  const words = new Set(title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  const images = elements.filter(({ tag }) => tag === "img").slice(0, MAX_IMAGES);
  return images
    .flatMap((element, i) => {
      const address = imageAddress(element);
      if (!address || isOrnament(address)) return [];
      return [
        {
          address,
          score: share(element.attributes.alt ?? "", words) * 2 + share(address, words) - i / 40 - penalty(element),
        },
      ];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ address }) => address);
}

/** The share of the title's words that occur in the text. */
function share(text: string, words: ReadonlySet<string>): number {
  if (words.size === 0) return 0;
  const lower = text.toLowerCase();
  return [...words].filter((word) => lower.includes(word)).length / words.size;
}

function penalty(element: HtmlElement): number {
  for (let at: HtmlElement | null = element.parent, up = 0; at && up < 12; at = at.parent, up++) {
    if (at.tag === "nav" || at.tag === "footer" || at.tag === "header" || at.tag === "aside") return 1.5;
    const names = `${at.attributes.class ?? ""} ${at.attributes.id ?? ""}`;
    if (at.tag !== "body" && names.trim() !== "" && nameHints(names).unrelated) return 1.5;
  }
  return 0;
}
