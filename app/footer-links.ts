import type { FooterLinks } from "@/components/layout/site-footer";
import { env } from "@/server/env";

/** The footer's links to other sites. They are settings, because only the operator knows these addresses. */
export const footerLinks = (): FooterLinks => ({
  demoRestaurant: env.DEMO_RESTAURANT_URL ?? null,
  social: env.SOCIAL_LINKS,
});
