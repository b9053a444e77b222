import type { Elsewhere } from "@/components/layout/site-footer";
import { env } from "@/server/env";

/** What the footer links to on other sites: settings, because only whoever runs the product knows such addresses. */
export const elsewhere = (): Elsewhere => ({
  demoRestaurant: env.DEMO_RESTAURANT_URL ?? null,
  social: env.SOCIAL_LINKS,
});
