/** Addresses and forms, without URL and URLSearchParams: React Native's own are incomplete. */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** RFC 4648 5, without padding. */
export function base64url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const bits = (first << 16) | (second << 8) | third;
    const signs = Math.min(bytes.length - at, 3) + 1;
    for (let sign = 0; sign < signs; sign++) text += ALPHABET[(bits >> (18 - 6 * sign)) & 63];
  }
  return text;
}

export const encodeForm = (fields: Record<string, string | undefined>): string =>
  Object.entries(fields)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
    )
    .join("&");

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, " "));
  } catch {
    return "";
  }
};

/** The parameters of an address; the first value of a repeated name counts. */
export function parametersOf(address: string): Map<string, string> {
  const query = address.split("#", 1)[0]?.split("?").slice(1).join("?") ?? "";
  const found = new Map<string, string>();
  for (const part of query.split("&")) {
    const [name = "", ...value] = part.split("=");
    if (name && !found.has(decode(name))) found.set(decode(name), decode(value.join("=")));
  }
  return found;
}
