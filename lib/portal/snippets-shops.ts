import type { Snippet, SnippetValues } from "./snippets";

/**
 * Snippets for sites that are made of blocks and themes. tests/e2e/documented-snippets.spec.ts runs each of them in a
 * browser.
 */
export const SHOP_SNIPPETS = {
  wordpressHead: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "Site header (HTML)",
    text: `<script src="${origin}/widget.js" data-client-id="${clientId}"
        data-json-ld="main" defer></script>`,
  }),
  wordpressBlock: (): Snippet => ({
    file: "Custom HTML block",
    text: `<div data-forkprint-button data-theme="light" data-size="small"></div>`,
  }),
  wordpressMenu: (): Snippet => ({
    file: "Custom HTML block",
    text: `<div data-forkprint-item>
  <h3 data-forkprint-name>Trofie al pesto</h3>
  <p data-forkprint-description>Trofie, basil, walnuts, pecorino</p>
</div>`,
  }),
  shopifyHead: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "layout/theme.liquid, before </head>",
    text: `<script src="${origin}/widget.js" data-client-id="${clientId}" defer></script>`,
  }),
  shopifyProduct: (): Snippet => ({
    file: "sections/main-product.liquid",
    text: `<div data-forkprint-item
  data-gtin="{{ product.selected_or_first_available_variant.barcode | escape }}">
  <h1 data-forkprint-name>{{ product.title | escape }}</h1>
  <div data-forkprint-button data-size="small"></div>
  <p data-forkprint-description>{{ product.metafields.custom.ingredients.value | escape }}</p>
</div>`,
  }),
} as const;
