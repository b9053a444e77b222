import type { ReactNode } from "react";
import { footerLinks } from "@/app/footer-links";
import { Messages } from "@/components/i18n/messages";
import { SiteFrame } from "../../_components/site-frame";

export default function DinerLayout({ children }: { children: ReactNode }) {
  return (
    <Messages of={["guest-card", "profile", "terms"]}>
      <SiteFrame footerLinks={footerLinks()}>{children}</SiteFrame>
    </Messages>
  );
}
