const MAX_ADDRESS = 2000;
const ADDRESS = /https?:\/\/[^\s<>"']+/iu;
/** Ends the sentence around an address, and is no part of it. */
const AFTER = /[.,;:!?)\]]+$/u;

/** The first web address in what was shared: many apps put it among the words, not where it belongs. */
export function sharedAddress(words: readonly string[]): string | null {
  for (const text of words) {
    const [found] = ADDRESS.exec(text) ?? [];
    const address = found?.replace(AFTER, "");
    if (address && address.length <= MAX_ADDRESS && URL.canParse(address)) return address;
  }
  return null;
}
