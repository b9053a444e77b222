import type { ReactNode } from "react";
import { elsewhere } from "@/app/elsewhere";
import { Messages } from "@/components/i18n/messages";
import { SiteFrame } from "../../_components/site-frame";

export default function RecipesLayout({ children }: { children: ReactNode }) {
  return (
    <Messages of={["guest-card", "profile", "terms"]}>
      <SiteFrame elsewhere={elsewhere()}>{children}</SiteFrame>
    </Messages>
  );
}
