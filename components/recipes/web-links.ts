export type RecipeSource = { href: string; host: string };

function parseUrl(text: string | null): URL | null {
  return text !== null && URL.canParse(text) ? new URL(text) : null;
}

/**
 * The page that a recipe comes from. Null unless its address is http or https, because other schemes are never opened.
 */
export function recipeSource(sourceUrl: string | null): RecipeSource | null {
  const url = parseUrl(sourceUrl);
  if (!url || !["https:", "http:"].includes(url.protocol)) return null;
  return { href: url.href, host: url.host.replace(/^www\./, "") };
}

/**
 * The address of a picture on our own server, else null: another site would learn who looks, and could change the
 * picture.
 */
export const ownPicture = (image: string | null): string | null =>
  image !== null && /^\/[^/\\]/.test(image) ? image : null;

/** Our own path, or an https address, which the content security policy restricts to the photo store; else null. */
export function pictureUrl(image: string | null): string | null {
  const own = ownPicture(image);
  if (own) return own;
  const url = parseUrl(image);
  return url?.protocol === "https:" ? url.href : null;
}
