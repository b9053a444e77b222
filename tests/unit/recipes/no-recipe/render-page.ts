const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(/\*\*(.+?)\*\*/g, "<strong>$1</strong>");

/**
 * Renders one element per line; list items are grouped. "# " and "## " are headings, "- " and "1. " items, "@ld "
 * structured data.
 */
function renderBody(lines: readonly string[]): string {
  let html = "";
  let open = "";
  const inList = (tag: string): void => {
    if (open === tag) return;
    if (open) html += `</${open}>`;
    if (tag) html += `<${tag}>`;
    open = tag;
  };
  for (const line of lines) {
    const item = /^(?:(- )|1\. )(.*)$/.exec(line);
    inList(item ? (item[1] ? "ul" : "ol") : "");
    if (item) html += `<li>${escaped(item[2] ?? "")}</li>`;
    else if (line.startsWith("## ")) html += `<h2>${escaped(line.slice(3))}</h2>`;
    else if (line.startsWith("# ")) html += `<h1>${escaped(line.slice(2))}</h1>`;
    else html += `<p>${escaped(line)}</p>`;
  }
  inList("");
  return html;
}

const NAVIGATION = `<header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li><li><a href="/about">About</a></li></ul></nav></header>`;
const ASIDE = `<aside class="sidebar"><h3>Popular recipes</h3><ul><li><a href="/plum-cake">Plum cake</a></li><li><a href="/leek-soup">Leek soup</a></li></ul></aside>`;
const FOOTER = `<footer><p>© 2030. Prep time is well spent. Serves everyone.</p></footer>`;

/** A page as a site sends it: the lines in one of three frames, with the usual content around them. */
export function renderPage(source: string, frame: number): string {
  const lines = source.split("\n").filter((line) => line.trim() !== "");
  const data = lines.filter((line) => line.startsWith("@ld ")).map((line) => line.slice(4));
  const body = renderBody(lines.filter((line) => !line.startsWith("@ld ")));
  const title = lines.find((line) => line.startsWith("# "))?.slice(2) ?? "";
  const scripts = data.map((json) => `<script type="application/ld+json">${json}</script>`).join("");
  const head = `<head><meta charset="utf-8"><title>${escaped(title)}</title>${scripts}</head>`;
  const frames = [
    `<main><article>${body}</article></main>`,
    `<div id="page"><div class="entry-content recipe-blog">${body}</div></div>`,
    body.replaceAll("<h2>", "<p><b>").replaceAll("</h2>", "</b></p>"),
  ];
  const around = `${NAVIGATION}${frames[frame % frames.length]}${ASIDE}${FOOTER}`;
  return `<!doctype html><html lang="en">${head}<body>${around}</body></html>`;
}

/** Splits a file into pages: "===== name", then the page's lines. */
export const splitPages = (text: string): { name: string; source: string }[] =>
  text
    .split(/^===== /m)
    .slice(1)
    .map((part) => {
      const [name = "", ...lines] = part.split("\n");
      return { name, source: lines.join("\n") };
    });
