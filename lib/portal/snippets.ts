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

/** All snippets of the documentation. tests/unit/portal/snippets.test.ts runs each of them. */
export const SNIPPETS = {
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
  render: (): Snippet => ({
    file: "menu.js",
    text: `const explain = ({ code }) => code !== 'cancelled' && console.warn(code);

Forkprint.renderSignInButton('#diet-id', {
  buttonText: 'Sign in with Forkprint',
  pulse: true,
  onSuccess: () => mark().catch(explain),
  onSignOut: () => mark().catch(explain),
  onError: explain,
});`,
  }),
  signInPage: (): Snippet => ({
    file: "sign-in.js",
    text: `Forkprint.renderSignInButton('#diet-id', {
  onSuccess: () => setTimeout(() => location.assign('/menu'), 1000),
});`,
  }),
  process: (): Snippet => ({
    file: "menu.js",
    text: `async function mark() {
  const { names, descriptions, containers } = await Forkprint.processMenu({
    menuItems: [{ name: '${EXAMPLE_DISH.name}', description: '${EXAMPLE_DISH.description}' }],
    useBrackets: false,
  });
  document.querySelector('#menu').innerHTML = names
    .map((name, i) => \`<li class="\${containers[i]}"><h3>\${name}</h3><p>\${descriptions[i]}</p></li>\`)
    .join('');
}`,
  }),
  jsonLd: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "index.html",
    text: `<script src="${origin}/widget.js" data-client-id="${clientId}"
        data-json-ld="main" defer></script>`,
  }),
  venue: (): Snippet => ({
    file: "index.html",
    text: `<div data-forkprint-button data-internal-venue-id="BRS-01"></div>`,
  }),
} as const;
