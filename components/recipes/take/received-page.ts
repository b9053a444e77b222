/** A page that the bookmarklet or a phone's share sheet has passed on. */
export type ReceivedPage = {
  /** The page's address by its own account. */
  readonly address: string | null;
  readonly title: string;
  /** The text to read as a recipe: the page's structured data, the selected text, or the shared text. */
  readonly content: string | null;
};

/** The limit in characters. Structured data usually has some ten thousand, so a longer text is no recipe. */
export const MAX_TAKEN = 300_000;
/**
 * The most characters that the bookmarklet sends, because all browsers accept addresses of this length. If there is
 * more, it sends only the page's address and title.
 */
const MAX_SENT = 120_000;
const MAX_ADDRESS = 2000;
const MAX_TITLE = 300;

const textOf = (value: unknown, most: number): string =>
  typeof value === "string" && value.length <= most ? value.trim() : "";

function addressOf(value: unknown): string | null {
  const text = textOf(value, MAX_ADDRESS);
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}

/** Escapes the data, so that it cannot end the script element. */
const asScript = (data: string): string =>
  `<script type="application/ld+json">${data.replaceAll("<", "\\u003c")}</script>`;

/** Reads the fragment (#) of our address, which may contain anything. Null if there is nothing to import. */
export function readReceived(hash: string): ReceivedPage | null {
  if (hash.length > 4 * MAX_TAKEN) return null;
  try {
    return toReceived(JSON.parse(decodeURIComponent(hash.replace(/^#/, ""))));
  } catch {
    return null;
  }
}

/** Reads what the bookmarklet sends: `u` address, `t` title, `d` the JSON-LD texts, `s` the selected text. */
export function toReceived(value: unknown): ReceivedPage | null {
  if (typeof value !== "object" || value === null) return null;
  const { u, t, d, s } = value as Partial<Record<"u" | "t" | "d" | "s", unknown>>;
  const blocks = Array.isArray(d) ? d.map((each) => textOf(each, MAX_TAKEN)).filter((each) => each !== "") : [];
  const data = blocks.map(asScript).join("\n");
  const content = (data.length <= MAX_TAKEN ? data : "") || textOf(s, MAX_TAKEN) || null;
  const address = addressOf(u);
  if (address === null && content === null) return null;
  return { address, title: textOf(t, 10_000).slice(0, MAX_TITLE), content };
}

/** The JSON-LD of a recipe in shared text, or null. Addresses inside it are not the address of the page. */
export function sharedData(words: readonly string[]): string | null {
  const data = words.map((text) => text.replace(/^\uFEFF/, "").trim()).find(isRecipeData);
  return data && data.length <= MAX_TAKEN ? data : null;
}

/** Also matches data that the share sheet has truncated; the server then reports that it is incomplete. */
const isRecipeData = (text: string): boolean => /^[{[]/.test(text) && /"@type"|"recipeIngredient"/.test(text);

/**
 * The bookmarklet's address. On a page, it opens our site with that page's address, title, structured data and selected
 * text in the fragment (#), which browsers send to no server. Nothing is imported until the person confirms.
 */
export function bookmarklet(origin: string): string {
  const code = `(()=>{const d=[...document.querySelectorAll('script[type="application/ld+json"]')].map(e=>e.textContent).filter(t=>/recipe/i.test(t));const p={u:location.href,t:document.title};const all=JSON.stringify({...p,d,s:String(getSelection())});const sent=all.length>${MAX_SENT}?JSON.stringify(p):all;window.open(${JSON.stringify(`${origin}/recipes/take#`)}+encodeURIComponent(sent),"_blank","noopener")})()`;
  return `javascript:${encodeURIComponent(code)}`;
}
