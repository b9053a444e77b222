import type { ReactNode } from "react";
import { BusinessHeader } from "@/components/business/business-header";
import { type Elsewhere, SiteFooter } from "@/components/layout/site-footer";

/** Header, the page's one `<main>`, footer: the frame of the portal's public pages. */
export function BusinessFrame({ children, elsewhere }: { children: ReactNode; elsewhere: Elsewhere }) {
  return (
    <div className="site-frame">
      <BusinessHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter elsewhere={elsewhere} />
    </div>
  );
}
