const MAX_ADDRESS = 2000;
const ADDRESS = /(?:https?:\/\/|(?<![\w./@-])www\.)[^\s<>"']+/iu;
/** Punctuation of the surrounding sentence, which is not part of the address. */
const AFTER = /[.,;:!?)\]]+$/u;

/** The first web address in shared text, because many apps put it into the text instead of the `url` field. */
export function sharedAddress(words: readonly string[]): string | null {
  for (const text of words) {
    const [found] = ADDRESS.exec(text) ?? [];
    const address = found?.replace(AFTER, "").replace(/^www\./i, "https://www.");
    if (address && address.length <= MAX_ADDRESS && URL.canParse(address)) return address;
  }
  return null;
}
