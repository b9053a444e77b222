import type { ReactNode } from "react";
import { Callout } from "@/components/ui/callout";
import type { DocsPage } from "@/lib/portal/docs-pages";
import { GoingLive, Limits, RevocationNotices, Testing, WhenYouSeeNothing, WithReact } from "./app-pages";
import { DemoOverlay } from "./demo-overlay";
import { code, type DocsValues } from "./docs-words";
import { MobileGettingStarted, ReactNativeSdk } from "./mobile-pages";
import { FromYourServer, Scopes } from "./reference-pages";
import { Shopify, WordPress } from "./shop-pages";
import { CssClasses, GettingStarted, InYourHtml, VenueTracking } from "./web-pages";
import { WidgetReference } from "./widget-reference";

const PAGES: Record<Exclude<DocsPage, "api">, (props: { values: DocsValues }) => ReactNode> = {
  overview: Overview,
  "web-getting-started": GettingStarted,
  "web-html-integration": InYourHtml,
  react: WithReact,
  "see-nothing": WhenYouSeeNothing,
  "web-reference": WidgetReference,
  "css-classes": CssClasses,
  "venue-tracking": VenueTracking,
  wordpress: WordPress,
  shopify: Shopify,
  "mobile-getting-started": MobileGettingStarted,
  "react-native-sdk": ReactNativeSdk,
  server: FromYourServer,
  notices: RevocationNotices,
  scopes: Scopes,
  limits: Limits,
  testing: Testing,
  live: GoingLive,
};

function Overview() {
  return (
    <>
      <p>
        Your menu goes in, and comes back with marks: for guests who sign in by what they eat and must not eat, for
        everybody else with nutrition highlights. You never need a guest's name, and the guest can take the permission
        back at any moment.
      </p>
      <div>
        <DemoOverlay />
      </div>
      <p>
        Register a <b>public</b> application ({code("token_endpoint_auth_method: none")}): the address of the page with
        the button is its redirect URI, your web site its allowed domain. The API is described at{" "}
        <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).
      </p>
    </>
  );
}

export function DocsContent({ page, values }: { page: Exclude<DocsPage, "api">; values: DocsValues }) {
  const Content = PAGES[page];
  return (
    <>
      <Content values={values} />
      <Callout className="mt-6" tone="may_contain">
        <p>
          <b>Unknown is never safe.</b> Don't hide the unknown mark in your style sheet, and never call a dish free-from
          because it has no mark.
        </p>
      </Callout>
    </>
  );
}
