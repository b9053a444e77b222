import { createHash } from "node:crypto";
import { shownHost } from "@/lib/oauth/redirect-uri";
import { PRODUCT_NAME } from "@/lib/product";

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:1rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:34rem;margin:0 auto;padding:15vh 1.5rem}h1{font-size:1.6rem;line-height:1.25;margin:0 0 1rem}
p{margin:0 0 1rem}a{color:LinkText}code{font-size:.9em;overflow-wrap:anywhere}small{opacity:.75}`;

/** Nothing may be loaded, run or framed here; the one style is named by its digest. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const PAGE_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": POLICY,
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
};

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

type Page = {
  status: number;
  error: string;
  description: string | undefined;
  /** Only an address that was found to be registered. */
  back?: { address: string; clientName: string };
};

/** An answer of ours to a request that may not be answered by a redirect. */
export function errorPage({ status, error, description, back }: Page): Response {
  const title = "This request cannot be completed";
  const link = back
    ? `<p><a rel="noreferrer" href="${escapeHtml(back.address)}">Return to ${escapeHtml(back.clientName)}</a> <small>(${escapeHtml(shownHost(back.address))})</small></p>`
    : "<p>Please go back to the application you came from and start again.</p>";
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${PRODUCT_NAME}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(description ?? "Something went wrong on our side")}.</p>${link}
<p><small>${PRODUCT_NAME} shared nothing. Error: <code>${escapeHtml(error)}</code></small></p></main></body></html>`;
  return new Response(html, { status, headers: PAGE_HEADERS });
}
