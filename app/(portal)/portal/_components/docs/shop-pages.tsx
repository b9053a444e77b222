import { SHOP_SNIPPETS } from "@/lib/portal/snippets-shops";
import { code, type DocsValues, Step, showing } from "./docs-words";

export function WordPress({ values }: { values: DocsValues }) {
  const show = showing(values);
  return (
    <>
      <p>No plugin is needed: one line for the whole site, and one block for the button.</p>
      <Step number={1}>Load the widget on every page</Step>
      <p>
        Where your theme or a header plugin takes HTML for the {code("<head>")}. With {code("data-json-ld")} the dishes
        and recipes that your theme or your recipe plugin describes in JSON-LD (schema.org MenuItem, Recipe) are marked
        without anything else on the page.
      </p>
      {show(SHOP_SNIPPETS.wordpressHead(values))}
      <p>
        {code("main")} is a CSS selector: the part of the page in which those texts may be marked. Most themes have a{" "}
        {code("main")} element.
      </p>
      <Step number={2}>Place the button</Step>
      {show(SHOP_SNIPPETS.wordpressBlock())}
      <Step number={3}>A menu that is no JSON-LD</Step>
      <p>Name each dish yourself, in the same kind of block.</p>
      {show(SHOP_SNIPPETS.wordpressMenu())}
    </>
  );
}

export function Shopify({ values }: { values: DocsValues }) {
  const show = showing(values);
  return (
    <>
      <p>Online Store, Themes, Edit code. Two files.</p>
      <Step number={1}>Load the widget</Step>
      {show(SHOP_SNIPPETS.shopifyHead(values))}
      <Step number={2}>Name what is to be marked</Step>
      <p>
        The ingredients stand in a text metafield of the product ({code("custom.ingredients")}). Write them there as on
        the packet: an empty metafield marks nothing, which does not mean that the product is safe. With the barcode in{" "}
        {code("data-gtin")} the label of the packaged food is judged, too, where we know it.
      </p>
      {show(SHOP_SNIPPETS.shopifyProduct())}
    </>
  );
}
