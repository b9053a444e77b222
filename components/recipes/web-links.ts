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

/** Our pages load pictures from elsewhere over https only (content security policy); our own have a path. */
export function pictureUrl(image: string | null): string | null {
  if (image !== null && /^\/[^/\\]/.test(image)) return image;
  const url = parseUrl(image);
  return url?.protocol === "https:" ? url.href : null;
}
