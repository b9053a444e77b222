/**
 * An address on the page as an absolute http(s) address, or null. An absolute address stays as written. Of
 * `http://site.dehttps://cdn.site.de/x`, a template's mistake, the second address counts.
 */
export function absoluteAddress(address: string, base: string): string | null {
  const trimmed = address.trim();
  if (trimmed.length > 2000) return null;
  const last = Math.max(trimmed.lastIndexOf("https://"), trimmed.lastIndexOf("http://"));
  const isDoubled = last > 8 && /^https?:\/\/[\w.-]+$/.test(trimmed.slice(0, last));
  const written = isDoubled ? trimmed.slice(last) : trimmed;
  try {
    const url = new URL(written, base);
    if (url.protocol !== "http:" && url.protocol !== "https:") return null;
    return /^https?:\/\/[^\s"'<>\\]+$/i.test(written) ? written : url.href;
  } catch {
    return null;
  }
}
