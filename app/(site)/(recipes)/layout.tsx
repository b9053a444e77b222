import type { ReactNode } from "react";
import { footerLinks } from "@/app/footer-links";
import { Messages } from "@/components/i18n/messages";
import { SiteFrame } from "../../_components/site-frame";
import { RecipesOffline } from "./_components/recipes-offline";

export default function RecipesLayout({ children }: { children: ReactNode }) {
  return (
    <Messages of={["guest-card", "profile", "terms"]}>
      <RecipesOffline />
      <SiteFrame footerLinks={footerLinks()}>{children}</SiteFrame>
    </Messages>
  );
}
