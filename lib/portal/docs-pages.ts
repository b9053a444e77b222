/** The pages of the documentation, as the address names them (`/portal?section=docs&page=…`). */
export type DocsPage =
  | "overview"
  | "web-getting-started"
  | "web-html-integration"
  | "react"
  | "see-nothing"
  | "web-reference"
  | "css-classes"
  | "venue-tracking"
  | "wordpress"
  | "shopify"
  | "mobile-getting-started"
  | "react-native-sdk"
  | "server"
  | "notices"
  | "scopes"
  | "limits"
  | "testing"
  | "live"
  | "api";

export const DOCS_GROUPS: readonly { title: string; pages: readonly [DocsPage, string][] }[] = [
  { title: "Overview", pages: [["overview", "What it does"]] },
  {
    title: "Web Integrations",
    pages: [
      ["web-getting-started", "Getting started"],
      ["web-html-integration", "In your HTML"],
      ["react", "React, Vue, plain"],
      ["see-nothing", "When you see nothing"],
      ["web-reference", "Options and errors"],
      ["css-classes", "CSS classes"],
      ["venue-tracking", "Venue tracking"],
      ["wordpress", "WordPress"],
      ["shopify", "Shopify"],
    ],
  },
  {
    title: "Mobile Integrations",
    pages: [
      ["mobile-getting-started", "Getting started"],
      ["react-native-sdk", "React Native SDK"],
    ],
  },
  {
    title: "Servers",
    pages: [
      ["server", "From your server"],
      ["notices", "Revocation notices"],
    ],
  },
  {
    title: "Before guests come",
    pages: [
      ["testing", "Testing"],
      ["live", "Going live"],
    ],
  },
  {
    title: "Reference",
    pages: [
      ["scopes", "Scopes"],
      ["limits", "Limits"],
      ["api", "API (OpenAPI 3.1)"],
    ],
  },
];
