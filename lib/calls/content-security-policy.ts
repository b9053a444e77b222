type Options = {
  development: boolean;
  /** Origins of an external photo store: the browser uploads photos there and shows them from there. */
  photoStores?: readonly string[];
  /** Allows pictures of this site only, because the owner of another site would learn who looks at the page. */
  ownPicturesOnly?: boolean;
};

/**
 * What our pages may load and who may show them. Scripts run only with the request's nonce; styles may
 * stand inline (component positions, the fonts' fallback metrics). Recipe pictures come from anywhere.
 */
export function contentSecurityPolicy(nonce: string, options: Options): string {
  const { development, photoStores = [], ownPicturesOnly = false } = options;
  const stores = ownPicturesOnly ? [] : photoStores.map((address) => new URL(address).origin);
  const pictures = ownPicturesOnly ? [] : ["blob:", "https:", ...stores];
  const script = ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...(development ? ["'unsafe-eval'"] : [])];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": script,
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...pictures],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...stores, ...(development ? ["ws:"] : [])],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
