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
      <p>
        One complete page, with your client ID in it. Put it on your server, open it, done.{" "}
        {(values.compressedBytes / 1024).toFixed(1)} KB compressed, no dependency, one global; what marks dishes is
        loaded where dishes are.
      </p>
      {show(SNIPPETS.page(values))}
      <p>
        The host of the page must be among the allowed domains of your application, {code("localhost")} while you try. A
        file that is opened from the disk has no host, and stays not checked.
      </p>
      <Step number={1}>What you should see</Step>
      <p>
        At once, for everybody: the button, and what is good to know about a dish. Nobody is known yet, so no dish is
        called a conflict or a match. A guest who signs in sees their own marks, and the button counts the dishes that
        are checked.
      </p>
      <LivePreview clientId={values.clientId} />
      <Step number={2}>When you do not</Step>
      <p>
        “Check a page” opens your page and says what to change, with the line to paste. “When you see nothing” goes
        through what can be wrong. A page that could not be checked says so itself, and the console says why.
      </p>
      <Step number={3}>Three ways to mark a menu</Step>
      <DocsTable
        head={["Way", "For", "Marks"]}
        label="Three ways to mark a menu"
        rows={[
          ["Attributes", "You write the HTML, as above", "At once, and what is added later"],
          ["A script", "Your menu comes from your own code", "When you call it"],
          ["No code", "One attribute more on the script: see In your HTML", "What it reads, as it stands"],
        ]}
      />
      <Step>Way 2: a script</Step>
      <p>
        In any place, before or after the widget, inline, deferred or async: {code("forkprintReady")} waits for both the
        widget and the page. {code("write")} puts the marked texts into place where Trusted Types forbid{" "}
        {code("innerHTML")}, too.
      </p>
      {show(SNIPPETS.places())}
      {show(SNIPPETS.load(values))}
      {show(SNIPPETS.script())}
      <Step>A page for signing in</Step>
      <p>The guest reads for a second that it worked, and goes on to the menu.</p>
      {show(SNIPPETS.signInPage())}
      <Step>With a fixed version</Step>
      <p>
        This address never changes its content, and the browser checks the hash. The part for dishes belongs to it: the
        widget checks its hash in the same way.
      </p>
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
      <Step>As the page shows them</Step>
      <p>
        {code("data-read")} names the part of the page that is read as it stands: JSON-LD, microdata and RDFa, and else
        tables, definition lists, cards and lines whose classes, titles or prices say that they are dishes. “Read the
        page” in Menu reads with the same reader: try it with your address. Nothing is marked that was not read.
      </p>
      {show(SNIPPETS.read(values))}
      <p>
        Or name the elements by selectors of CSS. “Check a page” finds them: choose one dish on your page, and it gives
        the tag for all of its kind.
      </p>
      {show(SNIPPETS.selectors(values))}
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
