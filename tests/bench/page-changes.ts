/**
 * Changes to a page after which a person still sees the same recipe. The recipe that is read before a change is
 * compared with the one read after it. Sites differ in these details, so a rule that survives the changes also works
 * for unseen sites.
 */
export const PAGE_CHANGES: Readonly<Record<string, (html: string) => string>> = {
  "without JSON-LD": withoutJsonLd,
  "without microdata and RDFa": withoutAnnotations,
  "without structured data and scripts": plain,
  "classes and ids renamed": renamed,
  "plain, classes and ids renamed": (html) => renamed(plain(html)),
  "plain, headings two ranks lower": (html) => lower(plain(html)),
  "plain, headings as bold paragraphs": (html) => bold(plain(html)),
  "plain, lists as boxes": (html) => boxes(plain(html)),
};

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const ANNOTATION =
  /\s(?:itemprop|itemtype|itemscope|itemid|typeof|property|vocab)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?(?=[\s/>])/gi;
const NAMED = /\s(class|id)\s*=\s*("[^"]*"|'[^']*')/gi;

function withoutJsonLd(html: string): string {
  return html.replace(SCRIPT, (script) => (/^<script\b[^>]*ld\+json/i.test(script) ? "" : script));
}

/** The page's own title and picture stay, because they are not in the recipe. */
function withoutAnnotations(html: string): string {
  return html.replace(ANNOTATION, (attribute) => (/["'=](?:og|article):/i.test(attribute) ? attribute : ""));
}

function plain(html: string): string {
  return withoutAnnotations(html.replace(SCRIPT, "")).replace(/\bh-?recipe\b/gi, "box");
}

/** Equal names stay equal, but lose their meaning. */
function renamed(html: string): string {
  return html.replace(NAMED, (_, name: string, value: string) => {
    let sum = 7;
    for (const letter of value) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
    return ` ${name}="c${sum.toString(36)}"`;
  });
}

function lower(html: string): string {
  return html.replace(/<(\/?)h([2-4])\b/gi, (_, slash: string, rank: string) => `<${slash}h${Number(rank) + 2}`);
}

function bold(html: string): string {
  return html.replace(/<h[2-6]\b[^>]*>/gi, "<p><strong>").replace(/<\/h[2-6]>/gi, "</strong></p>");
}

function boxes(html: string): string {
  return html.replace(/<(\/?)(?:ul|ol|li)\b/gi, "<$1div");
}
