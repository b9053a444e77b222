/** The most addresses that one list is read for: as many pages as a person may import in an hour. */
export const MAX_ADDRESSES = 200;

/** The most addresses in one call. */
export const MAX_ADDRESSES_PER_CALL = 5;

/** Longer ones are none that a page has. */
const MAX_LENGTH = 2000;

/**
 * Letters of an address, up to what surrounds addresses in prose, Markdown, HTML and tables. A semicolon belongs to it
 * before a parameter only: "/soup;id=7".
 */
const ADDRESS =
  /(?:https?:\/\/|(?<![\p{L}\p{N}@./-])www\.(?=[^\s/.]{1,63}\.))(?:[^\s<>"'`\\^{|}«»„“”;]|;(?=\w{1,40}=))+/giu;

/** A line that is one address without a scheme: "example.com/soup". */
const BARE = /^(?:[-*•]\s+|\d+[.)]\s+)?((?:[a-z0-9-]+\.)+[a-z]{2,}\/\S+)$/i;

const AT_END = new Set(".,;:!?*_~…’");
const OPENING: Readonly<Record<string, string>> = { ")": "(", "]": "[" };

/**
 * The web addresses in a text, in order, each once: lines of addresses, mails, Markdown and bookmarks alike. Two that
 * differ in their fragment only lead to the same page. `twice`: how many more there were.
 */
export function findAddresses(text: string): { addresses: string[]; twice: number } {
  const found = text.split(/\r?\n/).flatMap((line) => {
    const [, bare] = (line.length <= MAX_LENGTH && BARE.exec(line.trim())) || [];
    if (bare) return [`https://${bare}`];
    return (line.replaceAll("&amp;", "&").match(ADDRESS) ?? []).map((each) =>
      /^www\./i.test(each) ? `https://${each}` : each,
    );
  });
  const pages = new Map<string, string>();
  let twice = 0;
  for (const each of found) {
    if (each.length > MAX_LENGTH) continue;
    const address = withoutEnd(each);
    if (!URL.canParse(address)) continue;
    const page = new URL(address);
    page.hash = "";
    if (pages.has(page.href)) twice += 1;
    else pages.set(page.href, address);
  }
  return { addresses: [...pages.values()], twice };
}

/** Without the punctuation of the sentence around it, and without a bracket that was opened before the address. */
function withoutEnd(found: string): string {
  // Markdown: "[https://example.com/soup](https://example.com/soup)": the address ends where its bracket does.
  const opened = found.indexOf("](");
  const address = opened < 0 ? found : found.slice(0, opened);
  const counts = new Map<string, number>();
  for (const letter of address) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const count = (letter: string): number => counts.get(letter) ?? 0;
  let end = address.length;
  while (end > 0) {
    const last = address.charAt(end - 1);
    const opening = OPENING[last];
    if (!AT_END.has(last) && (opening === undefined || count(last) <= count(opening))) break;
    counts.set(last, count(last) - 1);
    end -= 1;
  }
  return address.slice(0, end);
}
