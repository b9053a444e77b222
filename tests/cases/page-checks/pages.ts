import type { FindingKind } from "@/lib/page-checks/finding";

/** Where the pages of the cases load the widget from, and what is registered there. */
export const ISSUER = "https://forkprint.example";
export const RELEASE = {
  version: "0123456789abcdef",
  integrity: "sha384-Z29vZA==",
  part: "/widget/fedcba9876543210.js",
};
export const APPLICATION = {
  clientId: "lungara-menu",
  name: "Lungara Menu",
  isActive: true,
  allowedDomains: ["trattoria.example"],
  redirectUris: ["https://trattoria.example/signed-in"],
};

/**
 * A page as a server sends it, and what is to be said of it: `wrong` keeps marks or sign-in from working, `doubt` may,
 * `dishes` are the names that the widget would read. Written before the check was asked.
 */
export type PageCase = {
  page: string;
  url?: string;
  headers?: readonly string[];
  html: string;
  wrong: readonly FindingKind[];
  doubt: readonly FindingKind[];
  dishes: readonly string[];
};

const TAG = `<script src="${ISSUER}/widget.js" data-client-id="lungara-menu" defer></script>`;
const ITEMS = `<ul><li data-forkprint-item><h2 data-forkprint-name>Ribollita</h2><p data-forkprint-description>Bread, kale, beans</p></li>
<li data-forkprint-item><h2 data-forkprint-name>Panna cotta</h2><p data-forkprint-description>Cream, sugar, gelatine</p></li></ul>`;
const BUTTON = `<div data-forkprint-button></div>`;
const document = (head: string, body: string, lang = ` lang="it"`) =>
  `<!doctype html><html${lang}><head><meta charset="utf-8"><title>Cena</title>${head}</head><body>${body}</body></html>`;

export const PAGE_CASES: readonly PageCase[] = [
  {
    page: "as the documentation has it",
    html: document(TAG, `${BUTTON}${ITEMS}`, ` lang="en"`),
    wrong: [],
    doubt: [],
    dishes: ["Ribollita", "Panna cotta"],
  },
  {
    page: "a policy that names the host for scripts and not for calls",
    headers: [`default-src 'self'; script-src 'self' ${ISSUER}; img-src *`],
    html: document(TAG, `${BUTTON}${ITEMS}`, ` lang="en"`),
    wrong: ["policy_blocks_calls"],
    doubt: [],
    dishes: ["Ribollita", "Panna cotta"],
  },
  {
    page: "a policy with a nonce that the tag does not have",
    headers: [`script-src 'nonce-r4nd0m' 'strict-dynamic' ${ISSUER}; connect-src https:; object-src 'none'`],
    html: document(`<script nonce="r4nd0m">var a = 1;</script>${TAG}`, `${BUTTON}${ITEMS}`, ` lang="de"`),
    wrong: ["policy_blocks_script"],
    doubt: [],
    dishes: ["Ribollita", "Panna cotta"],
  },
  {
    page: "the same policy, and the tag has the nonce; Trusted Types are required",
    headers: [
      `script-src 'nonce-r4nd0m' 'strict-dynamic'; connect-src https:; require-trusted-types-for 'script'`,
      `frame-ancestors 'none'`,
    ],
    html: document(TAG.replace("<script", `<script nonce="r4nd0m"`), `${BUTTON}${ITEMS}`, ` lang="de"`),
    wrong: [],
    doubt: [],
    dishes: ["Ribollita", "Panna cotta"],
  },
  {
    page: "a policy in a meta element that allows only the address of the first script",
    html: document(
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self' ${ISSUER}/widget.js; connect-src 'self' *.forkprint.example forkprint.example">${TAG}`,
      `${BUTTON}${ITEMS}`,
      ` lang="en"`,
    ),
    wrong: ["policy_blocks_part"],
    doubt: [],
    dishes: ["Ribollita", "Panna cotta"],
  },
  {
    page: "another host, and no client of that name",
    url: "https://www.trattoria.example/cena",
    html: document(TAG.replace("lungara-menu", "lungara-menue"), `${BUTTON}${ITEMS}`, ` lang="en"`),
    wrong: ["client_unknown"],
    doubt: [],
    dishes: ["Ribollita", "Panna cotta"],
  },
  {
    page: "a subdomain that is not allowed, where people do not return to",
    url: "https://www.trattoria.example/cena",
    html: document(TAG, `${BUTTON}${ITEMS}`, ` lang="en"`),
    wrong: ["origin_refused"],
    doubt: ["return_elsewhere"],
    dishes: ["Ribollita", "Panna cotta"],
  },
  {
    page: "the tag waits for a consent that nobody has given, and another copy stands in a comment",
    html: document(
      `<!-- ${TAG} -->${TAG.replace("<script", `<script type="text/plain"`)}`,
      `${BUTTON}${ITEMS}`,
      ` lang="en"`,
    ),
    wrong: ["script_inert"],
    doubt: [],
    dishes: ["Ribollita", "Panna cotta"],
  },
  {
    page: "no tag; a tag manager is there",
    html: document(`<script src="https://tags.example/gtm.js" async></script>`, ITEMS, ` lang="en"`),
    wrong: ["script_missing"],
    doubt: [],
    dishes: [],
  },
  {
    page: "a fixed version with the hash of another one, without crossorigin, in a page without a language",
    html: document(
      `<script src="${ISSUER}/widget/${RELEASE.version}.js" integrity="sha384-b3RoZXI=" data-client-id="lungara-menu"></script>`,
      `${BUTTON}${ITEMS}`,
      "",
    ),
    wrong: ["hash_wrong", "crossorigin_missing"],
    doubt: ["language_missing"],
    dishes: ["Ribollita", "Panna cotta"],
  },
  {
    page: "the moving address with a hash: it breaks with the next release",
    html: document(
      TAG.replace("defer", `integrity="${RELEASE.integrity}" crossorigin="anonymous" defer`),
      `${BUTTON}${ITEMS}`,
      ` lang="en"`,
    ),
    wrong: [],
    doubt: ["hash_on_moving"],
    dishes: ["Ribollita", "Panna cotta"],
  },
  {
    page: "cards without any attribute of ours, and no button",
    html: document(
      TAG,
      `<main id="carta"><h1>Menu</h1><div class="menu-item"><h3>Ribollita</h3><p>Bread, kale, beans</p></div><div class="menu-item"><h3>Panna cotta</h3><p>Cream, sugar, gelatine</p></div></main>`,
      ` lang="en"`,
    ),
    wrong: ["dishes_none"],
    doubt: ["button_missing"],
    dishes: [],
  },
  {
    page: "the same cards named by selectors; the language of the page is one that the widget does not speak",
    html: document(
      TAG.replace("defer", `data-items=".menu-item" data-name="h3" data-description="p" defer`),
      `${BUTTON}<main id="carta"><h1>Menu</h1><div class="menu-item"><h3>Ribollita</h3><p>Bread, kale, beans</p></div><div class="menu-item"><h3>Panna cotta</h3><p>Cream, sugar, gelatine</p></div></main>`,
    ),
    wrong: [],
    doubt: ["language_unspoken"],
    dishes: ["Ribollita", "Panna cotta"],
  },
  {
    page: "a selector that finds nothing any more since the theme was changed",
    html: document(
      TAG.replace("defer", `data-items=".dish-card" data-name="h3" defer`),
      `${BUTTON}<main><h1>Menu</h1><div class="menu-item"><h3>Ribollita</h3><p>Bread, kale, beans</p></div><div class="menu-item"><h3>Panna cotta</h3><p>Cream, sugar, gelatine</p></div></main>`,
      ` lang="ar"`,
    ),
    wrong: ["dishes_none"],
    doubt: [],
    dishes: [],
  },
  {
    page: "an application of a page that its scripts build",
    html: document(TAG, `${BUTTON}<div id="root"></div><script src="/app.js"></script>`, ` lang="en"`),
    wrong: [],
    doubt: ["dishes_later"],
    dishes: [],
  },
  {
    page: "without encryption, in a sandbox of its own policy",
    url: "http://trattoria.example/cena",
    headers: [`sandbox allow-scripts`],
    html: document(TAG, `${BUTTON}${ITEMS}`, ` lang="en"`),
    wrong: ["page_insecure", "policy_sandbox"],
    doubt: ["return_elsewhere"],
    dishes: ["Ribollita", "Panna cotta"],
  },
  {
    page: "two tags, of which the first counts, and the return address is not registered",
    html: document(
      `${TAG.replace("defer", `data-redirect-uri="https://trattoria.example/other" defer`)}<script src="${ISSUER}/widget.js" data-client-id="another" defer></script>`,
      `${BUTTON}${ITEMS}`,
      ` lang="en"`,
    ),
    wrong: ["return_unregistered"],
    doubt: ["script_twice"],
    dishes: ["Ribollita", "Panna cotta"],
  },
  {
    page: "a menu that is read as it stands, with structured data for another language",
    html: document(
      TAG.replace("defer", `data-read="main" data-language="de" defer`),
      `${BUTTON}<main><h1>Carta</h1><table><tr><th>Piatto</th><th>Prezzo</th></tr><tr><td>Ribollita</td><td>9,50 €</td></tr><tr><td>Panna cotta</td><td>6,00 €</td></tr></table></main><footer><p>Via della Lungara 1</p></footer>`,
    ),
    wrong: [],
    doubt: [],
    dishes: ["Ribollita", "Panna cotta"],
  },
];
