import type { ReactNode } from "react";
import { BusinessHeader } from "@/components/business/business-header";
import { PageFrame } from "@/components/layout/page-frame";
import { type FooterLinks, SiteFooter } from "@/components/layout/site-footer";

/** The frame of the portal's public pages: header, the page's one `<main>`, footer. */
export function BusinessFrame({ children, footerLinks }: { children: ReactNode; footerLinks: FooterLinks }) {
  return (
    <PageFrame>
      <BusinessHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter footerLinks={footerLinks} />
    </PageFrame>
  );
}
