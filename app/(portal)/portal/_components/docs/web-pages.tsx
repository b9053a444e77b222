import { SNIPPETS } from "@/lib/portal/snippets";
import { code, DocsTable, type DocsValues, Step, showing } from "./docs-words";
import { LivePreview } from "./live-preview";

const CLASSES = [
  ["pfai-conflict", "a word", "Conflicts with the guest's card", "pfai-conflict-tooltip"],
  ["pfai-may-contain", "a word", "May contain what the guest avoids", "pfai-conflict-tooltip"],
  ["pfai-unknown", "a word", "Nobody knows: never safe", "pfai-conflict-tooltip"],
  ["pfai-match", "a word", "Something the guest likes or looks for", "pfai-match-tooltip"],
  ["pfai-info-silent", "a word", "Good to know, for everybody", "pfai-info-tooltip"],
  ["pfai-title-conflict", "a name", "The dish conflicts", ""],
  ["pfai-title-match", "a name", "The dish matches", ""],
  ["pfai-container-conflict", "a dish", "The dish conflicts", ""],
  ["pfai-container-match", "a dish", "The dish matches", ""],
  ["pfai-container-unchecked", "a dish", "Could not be checked, which says nothing about it", ""],
  ["pfai-flag", "words in a dish", "Not checked, or Checking", ""],
] as const;

export function GettingStarted({ values }: { values: DocsValues }) {
  const show = showing(values);
  return (
    <>
      <Step number={1}>Load the widget</Step>
      <p>
        {(values.compressedBytes / 1024).toFixed(1)} KB compressed, no dependency, one global. It touches nothing that
        it was not given.
      </p>
      {show(SNIPPETS.load(values))}
      <Step number={2}>Show the button</Step>
      {show(SNIPPETS.render())}
      <Step number={3}>Mark the menu</Step>
      <p>For the guest who signed in; for everybody else, and after a sign-out, with nutrition highlights.</p>
      {show(SNIPPETS.process())}
      <LivePreview clientId={values.clientId} />
      <Step>A page for signing in</Step>
      <p>The guest reads for a second that it worked, and goes on to the menu.</p>
      {show(SNIPPETS.signInPage())}
      <Step>With a fixed version</Step>
      <p>This address never changes its content, and the browser checks the hash.</p>
      {show(SNIPPETS.pinned(values))}
      <Step>Content security policy</Step>
      <p>No inline script and no inline style is needed; Trusted Types may be required.</p>
      {show(SNIPPETS.policy(values))}
    </>
  );
}

export function InYourHtml({ values }: { values: DocsValues }) {
  const show = showing(values);
  return (
    <>
      <p>
        Without a line of script: the button, and marks on the elements that you name. Dishes added later are marked
        too. On a touch screen a dish of a long menu is marked when it comes near, so that a thousand marks do not hold
        up the finger. A dish that could not be checked says so, on paper too; the button and a strip above the menu say
        it for the whole menu.
      </p>
      {show(SNIPPETS.button())}
      {show(SNIPPETS.items())}
      <Step>From the page's own JSON-LD</Step>
      <p>
        {code("data-json-ld")} names the part of the page in which the dishes (schema.org MenuItem) and recipes (Recipe)
        of your JSON-LD may be marked. Nothing else is needed in WordPress or Shopify themes that write JSON-LD.
      </p>
      {show(SNIPPETS.jsonLd(values))}
    </>
  );
}

export const CssClasses = () => (
  <DocsTable
    head={["Class", "On", "Means", "Tooltip attribute"]}
    label="CSS classes"
    rows={CLASSES.map(([name, on, means, attribute]) => [name, on, means, attribute && code(attribute)])}
  />
);

export function VenueTracking({ values }: { values: DocsValues }) {
  const show = showing(values);
  return (
    <>
      <p>
        Give the button a venue and signing in records an online visit there, for 24 hours. The venue must be one of
        yours. {code("data-internal-venue-id")} (your own id, set in Venue ID Mappings) wins over{" "}
        {code("data-venue-id")}. The visit shows no more than the guest allowed your application.
      </p>
      {show(SNIPPETS.venue())}
    </>
  );
}
