import type { Text } from "./menu-call";
import { matches } from "./page";
import { GTIN } from "./selectors";
import { readText } from "./texts";

/** By our own attribute, or by that of schema.org. */
const PLACES = `${GTIN},[itemprop^=gtin]`;

/** Another value would be no code, and what is sent is part of what the answer is about. */
export const withGtin = (value: unknown): Pick<Text, "gtin"> => {
  const gtin = String(value ?? "").trim();
  return /^\d{8,14}$/.test(gtin) ? { gtin } : {};
};

/** The code of the one packaged food that an element shows; of several, none is meant. */
export function gtinIn(element: Element | null): Pick<Text, "gtin"> {
  if (!element) return {};
  const places = matches(element, PLACES) ? [element] : [...element.querySelectorAll(PLACES)];
  const codes = new Set(
    places.map((each) => each.getAttribute("data-gtin") ?? each.getAttribute("content") ?? readText(each).text),
  );
  return codes.size === 1 ? withGtin([...codes][0]) : {};
}
