/** What was handed over of a page: by the bookmarklet, or by a phone's share sheet. */
export type TakenPage = {
  /** Where it is, as it says itself. */
  readonly address: string | null;
  readonly title: string;
  /** Its structured data, what was selected on it, or what was shared: to be read as a recipe. */
  readonly content: string | null;
};

/** A page's structured data is some ten thousand characters; what is longer is no recipe. */
export const MAX_TAKEN = 300_000;
/** What a bookmarklet sends: addresses of this length go through every browser. */
const MAX_SENT = 120_000;
const MAX_ADDRESS = 2000;
const MAX_TITLE = 300;

const textOf = (value: unknown, most: number): string =>
  typeof value === "string" && value.length <= most ? value.trim() : "";

function addressOf(value: unknown): string | null {
  const text = textOf(value, MAX_ADDRESS);
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}

/** Nothing in it ends the element that it is put into. */
const asScript = (data: string): string =>
  `<script type="application/ld+json">${data.replaceAll("<", "\\u003c")}</script>`;

/** What stands behind the # of our address. Anything may; null where there is nothing to import in it. */
export function readTaken(hash: string): TakenPage | null {
  if (hash.length > 4 * MAX_TAKEN) return null;
  try {
    return toTaken(JSON.parse(decodeURIComponent(hash.replace(/^#/, ""))));
  } catch {
    return null;
  }
}

/** As the bookmarklet sends it: `u` address, `t` title, `d` the texts of its JSON-LD, `s` what is selected. */
export function toTaken(value: unknown): TakenPage | null {
  if (typeof value !== "object" || value === null) return null;
  const { u, t, d, s } = value as Partial<Record<"u" | "t" | "d" | "s", unknown>>;
  const blocks = Array.isArray(d) ? d.map((each) => textOf(each, MAX_TAKEN)).filter((each) => each !== "") : [];
  const data = blocks.map(asScript).join("\n");
  const content = (data.length <= MAX_TAKEN ? data : "") || textOf(s, MAX_TAKEN) || null;
  const address = addressOf(u);
  if (address === null && content === null) return null;
  return { address, title: textOf(t, 10_000).slice(0, MAX_TITLE), content };
}

/** Bare JSON-LD of a recipe among what was shared: its own addresses are not the page's. */
export function sharedData(words: readonly string[]): string | null {
  const data = words.map((text) => text.replace(/^\uFEFF/, "").trim()).find(isRecipeData);
  return data && data.length <= MAX_TAKEN ? data : null;
}

/** Also where the share sheet has cut its end off: then the server says that it is not whole. */
const isRecipeData = (text: string): boolean => /^[{[]/.test(text) && /"@type"|"recipeIngredient"/.test(text);

/**
 * A link for the bar of bookmarks. Pressed on a page, it opens ours with the page's address, its title, its structured data and
 * what is selected. They stand behind the #, which no browser sends to any server, and nothing is imported before the
 * person says so.
 */
export function bookmarklet(origin: string): string {
  const code = `(()=>{const d=[...document.querySelectorAll('script[type="application/ld+json"]')].map(e=>e.textContent).filter(t=>/recipe/i.test(t));const p={u:location.href,t:document.title};const all=JSON.stringify({...p,d,s:String(getSelection())});const sent=all.length>${MAX_SENT}?JSON.stringify(p):all;window.open(${JSON.stringify(`${origin}/recipes/take#`)}+encodeURIComponent(sent),"_blank","noopener")})()`;
  return `javascript:${encodeURIComponent(code)}`;
}
