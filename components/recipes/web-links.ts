export type RecipeSource = { href: string; host: string };

function parseUrl(text: string | null): URL | null {
  return text !== null && URL.canParse(text) ? new URL(text) : null;
}

/** Where a recipe comes from, when that is a page on the web: any other scheme is not opened. */
export function recipeSource(sourceUrl: string | null): RecipeSource | null {
  const url = parseUrl(sourceUrl);
  if (!url || !["https:", "http:"].includes(url.protocol)) return null;
  return { href: url.href, host: url.host.replace(/^www\./, "") };
}

/** A picture that we serve ourselves. One of another site would tell it who looks, and can change behind the recipe. */
export const ownPicture = (image: string | null): string | null =>
  image !== null && /^\/[^/\\]/.test(image) ? image : null;

/** Of our own, by a path, or of the photo store, over https only (content security policy). */
export function pictureUrl(image: string | null): string | null {
  const own = ownPicture(image);
  if (own) return own;
  const url = parseUrl(image);
  return url?.protocol === "https:" ? url.href : null;
}
