/** What a text is handed over as: addresses of several pages, or a recipe. */
export type HandedAs = "addresses" | "recipe";

let waiting: { as: HandedAs; text: string } | null = null;

/** Keeps a text for the next screen of this tab: it is too long for an address, and nobody's to store. */
export function handTextOver(as: HandedAs, text: string): void {
  waiting = { as, text };
}

/** The text that the screen before handed over as this, once. */
export function takeHandedText(as: HandedAs): string {
  if (waiting?.as !== as) return "";
  const { text } = waiting;
  waiting = null;
  return text;
}
