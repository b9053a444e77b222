import type { ChosenBy } from "../menus/chosen-dishes";

/** The values that are filled into the documentation's snippets. */
export type SnippetValues = {
  /** The origin of this product. */
  origin: string;
  clientId: string;
  versioned: string;
  integrity: string;
};

export type Snippet = { file: string; text: string };

/** A placeholder that nobody mistakes for a working id. */
export const NO_CLIENT_ID = "YOUR-CLIENT-ID";

/** The dish of the examples. */
export const EXAMPLE_DISH = { name: "Trofie al pesto", description: "Trofie, basil, walnuts, pecorino" };

/** The snippets for pages. tests/e2e/documented-snippets.spec.ts runs each of them, as it stands, in a browser. */
export const SNIPPETS = {
  page: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "dinner.html",
    text: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Dinner</title>
  <script src="${origin}/widget.js"
          data-client-id="${clientId}" defer></script>
</head>
<body>
  <h1>Dinner</h1>
  <div data-forkprint-button></div>
  <ul>
    <li data-forkprint-item>
      <h2 data-forkprint-name>${EXAMPLE_DISH.name}</h2>
      <p data-forkprint-description>${EXAMPLE_DISH.description}</p>
    </li>
    <li data-forkprint-item>
      <h2 data-forkprint-name>Lemon sorbet</h2>
      <p data-forkprint-description>Lemon, sugar, water</p>
    </li>
  </ul>
</body>
</html>`,
  }),
  places: (): Snippet => ({
    file: "index.html",
    text: `<div id="diet-id"></div>
<ul id="menu"></ul>
<p id="menu-note" role="status"></p>`,
  }),
  script: (): Snippet => ({
    file: "menu.js",
    text: `(window.forkprintReady ||= []).push((forkprint) => {
  const dishes = [{ name: '${EXAMPLE_DISH.name}', description: '${EXAMPLE_DISH.description}' }];
  const rows = dishes.map(({ name, description }) => {
    const [row, title, text] = ['li', 'h3', 'p'].map((tag) => document.createElement(tag));
    title.textContent = name;
    text.textContent = description;
    row.append(title, text);
    document.querySelector('#menu').append(row);
    return { row, title, text };
  });

  async function mark() {
    const note = document.querySelector('#menu-note');
    try {
      const { names, descriptions, containers, disclaimer } = await forkprint.processMenu({ menuItems: dishes });
      rows.forEach(({ row, title, text }, at) => {
        row.className = containers[at];
        forkprint.write(title, names[at]);
        forkprint.write(text, descriptions[at]);
      });
      note.textContent = disclaimer;
    } catch (error) {
      if (error.code !== 'cancelled') note.textContent = 'This menu is not checked. Please ask about every dish.';
    }
  }

  forkprint.renderSignInButton('#diet-id', { onSuccess: mark, onSignOut: mark, onError: console.warn });
  mark();
});`,
  }),
  load: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "index.html",
    text: `<script src="${origin}/widget.js"\n        data-client-id="${clientId}" defer></script>`,
  }),
  button: (): Snippet => ({ file: "index.html", text: `<div data-forkprint-button data-theme="light"></div>` }),
  items: (): Snippet => ({
    file: "index.html",
    text: `<li data-forkprint-item>
  <h3><span data-forkprint-name>${EXAMPLE_DISH.name}</span> <span>£14.00</span></h3>
  <p data-forkprint-description>${EXAMPLE_DISH.description}</p>
</li>`,
  }),
  pinned: ({ origin, clientId, versioned, integrity }: SnippetValues): Snippet => ({
    file: "index.html",
    text: `<script src="${origin}${versioned}"
        integrity="${integrity}" crossorigin="anonymous"
        data-client-id="${clientId}" defer></script>`,
  }),
  policy: ({ origin }: SnippetValues): Snippet => ({
    file: "Content-Security-Policy",
    text: `script-src 'self' ${origin}; connect-src 'self' ${origin}`,
  }),
  signInPage: (): Snippet => ({
    file: "sign-in.js",
    text: `(window.forkprintReady ||= []).push((forkprint) =>
  forkprint.renderSignInButton('#diet-id', {
    onSuccess: () => setTimeout(() => location.assign('/menu'), 1000),
  }),
);`,
  }),
  jsonLd: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "index.html",
    text: `<script src="${origin}/widget.js" data-client-id="${clientId}"
        data-json-ld="main" defer></script>`,
  }),
  read: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "index.html",
    text: `<script src="${origin}/widget.js" data-client-id="${clientId}"
        data-read="main" defer></script>`,
  }),
  selectors: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "index.html",
    text: `<script src="${origin}/widget.js" data-client-id="${clientId}"
        data-items=".menu-item" data-name="h3" data-description="p" defer></script>`,
  }),
  venue: (): Snippet => ({
    file: "index.html",
    text: `<div data-forkprint-button data-internal-venue-id="BRS-01"></div>`,
  }),
} as const;

/** With selectors that somebody has chosen on a page of their own. */
export function chosenSnippet({
  origin,
  clientId,
  ...by
}: Pick<SnippetValues, "origin" | "clientId"> & ChosenBy): Snippet {
  const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const parts = (["items", "name", "description"] as const).filter((part) => by[part] !== "");
  const attributes = parts.map((part) => `data-${part}="${quoted(by[part])}"`).join(" ");
  return {
    file: "index.html",
    text: `<script src="${origin}/widget.js" data-client-id="${clientId}"\n        ${attributes} defer></script>`,
  };
}
