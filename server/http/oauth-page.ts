import { createHash } from "node:crypto";
import { drawForkprint } from "@/lib/brand/forkprint";
import { shownHost } from "@/lib/oauth/redirect-uri";
import { PRODUCT_NAME } from "@/lib/product";
import { escapeHtml } from "@/lib/text/escape-html";

/**
 * The colours of both themes (styles/tokens.css), repeated here: the page loads nothing, no style sheet and no font.
 */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 Inter,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;background:light-dark(#fbf7f0,#131a16);color:light-dark(#1e2a24,#efebe1)}
header{display:flex;align-items:center;gap:.6rem;padding:.9rem max(1rem,calc(50vw - 20rem));background:light-dark(#1c3f31,#0f2b21);color:#f6efe0;font:600 1.35rem/1 Fraunces,Georgia,"Times New Roman",serif}
header svg{color:#d9b56c}
main{box-sizing:border-box;max-width:40rem;margin:clamp(1.5rem,8vh,5rem) auto;padding:0 1rem}
section{padding:1.5rem;background:light-dark(#fff,#1c2520);border:1px solid light-dark(#e4dccf,#303a34);border-radius:12px}
h1{font:600 1.65rem/1.2 Fraunces,Georgia,"Times New Roman",serif;margin:0 0 1rem;text-wrap:balance}
p{margin:0 0 1rem;overflow-wrap:anywhere}p:last-child{margin:0}
a{display:inline-block;padding:.7rem 1.1rem;border-radius:8px;background:light-dark(#2f6b4f,#86c9a6);color:light-dark(#fff,#10251a);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid light-dark(#2f6b4f,#86c9a6);outline-offset:3px}
code{font-size:.9em;overflow-wrap:anywhere}small{color:light-dark(#55625b,#a9b4ac)}`;

/** The product's logo, a fingerprint of forks generated from this id, drawn as on every other page. */
const MARK_ID = "forkprint";
const MARK_SIZE = 32;
function mark(): string {
  const { ridges, forks, penWidth } = drawForkprint(MARK_ID, MARK_SIZE);
  return `<svg aria-hidden="true" width="${MARK_SIZE}" height="${MARK_SIZE}" viewBox="0 0 100 100" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="${penWidth}"><path d="${ridges}"/><path d="${forks}"/></svg>`;
}

/** Content-Security-Policy: the page may load, run and frame nothing; its one style is allowed by its digest. */
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

type Page = {
  status: number;
  error: string;
  description: string | undefined;
  /** Where the page links back to: only an address that was proven to be registered. */
  back?: { address: string; clientName: string };
};

/** The page that answers an authorization request which must not be answered by a redirect. */
export function errorPage({ status, error, description, back }: Page): Response {
  const title = "This request cannot be completed";
  const link = back
    ? `<p><a rel="noreferrer" href="${escapeHtml(back.address)}">Return to ${escapeHtml(back.clientName)}</a> <small>(${escapeHtml(shownHost(back.address))})</small></p>`
    : "<p>Please go back to the application you came from and start again.</p>";
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${PRODUCT_NAME}</title><style>${STYLE}</style></head>
<body><header>${mark()}<span>${PRODUCT_NAME}</span></header><main><section><h1>${title}</h1><p>${escapeHtml(description ?? "Something went wrong on our side")}.</p>${link}
<p><small>${PRODUCT_NAME} shared nothing. Error: <code>${escapeHtml(error)}</code></small></p></section></main></body></html>`;
  return new Response(html, { status, headers: PAGE_HEADERS });
}
