import type { ReactNode } from "react";
import { Callout } from "@/components/ui/callout";
import { SNIPPETS, type Snippet, type SnippetValues } from "@/lib/portal/snippets";
import { SnippetFigure } from "./snippet-figure";

export type DocsPage = "overview" | "web-getting-started" | "web-html-integration" | "css-classes" | "venue-tracking";

export const DOCS_GROUPS: readonly { title: string; pages: readonly [DocsPage, string][] }[] = [
  { title: "Overview", pages: [["overview", "What it does"]] },
  {
    title: "Web Integrations",
    pages: [
      ["web-getting-started", "Getting started"],
      ["web-html-integration", "In your HTML"],
      ["css-classes", "CSS classes"],
      ["venue-tracking", "Venue tracking"],
    ],
  },
];

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
] as const;

const code = (text: string) => <code className="font-mono text-small">{text}</code>;

export function DocsContent({ page, values }: { page: DocsPage; values: SnippetValues & { compressedBytes: number } }) {
  const show = (snippet: Snippet) => <SnippetFigure snippet={snippet} yours={values.clientId} />;
  const pages: Record<DocsPage, ReactNode> = {
    overview: (
      <>
        <p>
          Your menu goes in, and comes back with marks: for guests who sign in by what they eat and must not eat, for
          everybody else with nutrition highlights. You never need a guest's name, and the guest can take the permission
          back at any moment.
        </p>
        <p>
          Register a <b>public</b> application ({code("token_endpoint_auth_method: none")}): the address of the page
          with the button is its redirect URI, your web site its allowed domain. The API is described at{" "}
          <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).
        </p>
      </>
    ),
    "web-getting-started": (
      <>
        <h3 className="mt-6 text-step-1">1. Load the widget</h3>
        <p>
          {(values.compressedBytes / 1024).toFixed(1)} KB compressed, no dependency, one global. It touches nothing that
          it was not given.
        </p>
        {show(SNIPPETS.load(values))}
        <h3 className="mt-6 text-step-1">2. Show the button</h3>
        {show(SNIPPETS.render())}
        <h3 className="mt-6 text-step-1">3. Mark the menu</h3>
        {show(SNIPPETS.process())}
        <h3 className="mt-6 text-step-1">With a fixed version</h3>
        <p>This address never changes its content, and the browser checks the hash.</p>
        {show(SNIPPETS.pinned(values))}
        <h3 className="mt-6 text-step-1">Content security policy</h3>
        <p>No inline script and no inline style is needed; Trusted Types may be required.</p>
        {show(SNIPPETS.policy(values))}
      </>
    ),
    "web-html-integration": (
      <>
        <p>
          Without a line of script: the button, and marks on the elements that you name. Dishes added later are marked
          too.
        </p>
        {show(SNIPPETS.button())}
        {show(SNIPPETS.items())}
        <h3 className="mt-6 text-step-1">From the page's own JSON-LD</h3>
        <p>
          {code("data-json-ld")} names the part of the page in which the dishes (schema.org MenuItem) and recipes
          (Recipe) of your JSON-LD may be marked. Nothing else is needed in WordPress or Shopify themes that write
          JSON-LD.
        </p>
        {show(SNIPPETS.jsonLd(values))}
      </>
    ),
    "css-classes": (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
      <section aria-label="CSS classes" className="relative overflow-x-auto" tabIndex={0}>
        <table className="w-full text-left text-small">
          <thead>
            <tr>
              {["Class", "On", "Means", "Tooltip attribute"].map((title) => (
                <th className="border-line border-b p-2.5" key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CLASSES.map(([name, on, means, attribute]) => (
              <tr key={name}>
                <th className="border-line border-b p-2.5 font-mono font-normal" scope="row">
                  {name}
                </th>
                <td className="border-line border-b p-2.5">{on}</td>
                <td className="border-line border-b p-2.5">{means}</td>
                <td className="border-line border-b p-2.5 font-mono">{attribute}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ),
    "venue-tracking": (
      <>
        <p>
          Give the button a venue and signing in records an online visit there, for 24 hours. The venue must be one of
          yours. {code("data-internal-venue-id")} (your own id, set in Venue ID Mappings) wins over{" "}
          {code("data-venue-id")}. The visit shows no more than the guest allowed your application.
        </p>
        {show(SNIPPETS.venue())}
      </>
    ),
  };
  return (
    <>
      {pages[page]}
      <Callout className="mt-6" tone="may_contain">
        <p>
          <b>Unknown is never safe.</b> Don't hide the unknown mark in your style sheet, and never call a dish free-from
          because it has no mark.
        </p>
      </Callout>
    </>
  );
}
