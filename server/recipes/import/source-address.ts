/** Parameters that say where a reader came from, never which page they want. */
const TRACKING =
  /^(?:utm_.*|fbclid|gclid|gclsrc|dclid|wbraid|gbraid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|epik|srsltid|cmpid|ref_src|ref_url|s_kwcid|vero_id|oly_anon_id|oly_enc_id|wickedid|_openstat)$/i;

/** The lighter copy of a page for phones: "…/plum-cake/amp/", "?amp=1", "?outputType=amp". */
const AMP_PARAMETER = /^(?:amp|outputtype)$/i;
const AMP_VALUE = /^(?:|1|true|amp)$/i;
const AMP_PATH = /(?<=\/[^/]+)(?:\/+amp)+$/i;

/**
 * The one form in which a page's address is looked up and kept unique: https for http, host in lower case without
 * `www.` and trailing dot, no default port, no fragment, no tracking parameters, the others in order, no slash at the
 * end, and of a page's copy for phones the page itself. Null for what is no http or https address. Pure.
 */
export function normalizeSourceUrl(text: string): string | null {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return null;
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") return null;
  const host = url.hostname.replace(/\.$/, "").replace(/^www\.(?=[^.]+\.)/, "");
  // Both default ports mean the same page; the URL parser drops only the one that goes with the scheme.
  const port = url.port === "80" || url.port === "443" ? "" : url.port;
  for (const [name, value] of [...url.searchParams]) {
    if (TRACKING.test(name) || (AMP_PARAMETER.test(name) && AMP_VALUE.test(value))) url.searchParams.delete(name);
  }
  url.searchParams.sort();
  const query = url.searchParams.toString();
  const path = url.pathname.replace(/\/+$/, "").replace(AMP_PATH, "");
  return `https://${host}${port ? `:${port}` : ""}${path}${query ? `?${query}` : ""}`;
}
