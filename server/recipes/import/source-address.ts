/** Parameters that track where a visitor came from; they do not change the page. */
const TRACKING =
  /^(?:utm_.*|fbclid|gclid|gclsrc|dclid|wbraid|gbraid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|epik|srsltid|cmpid|ref_src|ref_url|s_kwcid|vero_id|oly_anon_id|oly_enc_id|wickedid|_openstat)$/i;

/** Parameters of AMP, the reduced copy of a page for phones: "…/plum-cake/amp/", "?amp=1", "?outputType=amp". */
const AMP_PARAMETER = /^(?:amp|outputtype)$/i;
const AMP_VALUE = /^(?:|1|true|amp)$/i;
const AMP_PATH = /(?<=\/[^/]+)(?:\/+amp)+$/i;

/**
 * The normal form of a page's address, by which recipes are looked up and kept unique: https instead of http; the host
 * in lower case without `www.` and trailing dot; no default port, fragment or tracking parameters; the other parameters
 * sorted; no slash at the end; and the page itself instead of its AMP copy. Null if it is no http or https address.
 * Pure.
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
  // Ports 80 and 443 both mean the same page; the URL parser drops only the default port of the scheme in use.
  const port = url.port === "80" || url.port === "443" ? "" : url.port;
  for (const [name, value] of [...url.searchParams]) {
    if (TRACKING.test(name) || (AMP_PARAMETER.test(name) && AMP_VALUE.test(value))) url.searchParams.delete(name);
  }
  url.searchParams.sort();
  const query = url.searchParams.toString();
  const path = url.pathname.replace(/\/+$/, "").replace(AMP_PATH, "");
  return `https://${host}${port ? `:${port}` : ""}${path}${query ? `?${query}` : ""}`;
}
