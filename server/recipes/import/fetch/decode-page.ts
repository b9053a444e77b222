/** How many bytes are searched for the page's own statement of its encoding, as in browsers. */
const META_BYTES = 4096;
const META_CHARSET = /<meta\b[^>]{0,300}?\bcharset\s*=\s*["']?\s*([\w.:-]{1,40})/i;
const XML_ENCODING = /^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i;

/**
 * Decodes a page's bytes (HTML, "Determining the character encoding"): by the byte order mark, the Content-Type or the
 * page's own statement; without these as UTF-8; and if the bytes are not valid UTF-8, as windows-1252, which accepts
 * any bytes. Never throws.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const decoder = decoderOf(markOf(bytes)) ?? decoderOf(charsetOf(contentType)) ?? decoderOf(statedIn(bytes));
  if (decoder) return decoded(decoder, bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decoded(new TextDecoder("windows-1252"), bytes);
  }
}

/** The characters of windows-1252 from 0x80 on, where Latin-1 has control characters: dashes, quotes, the euro sign. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Some versions of Node.js 20 and 22 decode windows-1252 as Latin-1, so the difference is corrected here. */
function decoded(decoder: TextDecoder, bytes: Uint8Array): string {
  const text = decoder.decode(bytes);
  if (decoder.encoding !== "windows-1252") return text;
  return text.replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));
}

function markOf(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return null;
}

const charsetOf = (contentType: string): string | null =>
  /;\s*charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? null;

/** The encoding that the page states. A page whose statement can be read as ASCII is not UTF-16, whatever it states. */
function statedIn(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, META_BYTES)).toString("latin1");
  const stated = (META_CHARSET.exec(head) ?? XML_ENCODING.exec(head))?.[1] ?? null;
  return stated && /^utf-?16/i.test(stated) ? "utf-8" : stated;
}

function decoderOf(label: string | null): TextDecoder | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
