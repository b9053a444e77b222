// A page that turns out not to be there has announced its sheets all the same: here they are used by every page of
// this area, so that no browser fetches one in vain.
import "@/styles/recipes.css";
import "@/styles/recipe-view.css";
import "@/styles/cook-mode.css";
import "@/styles/recipe-form.css";
import "@/styles/photos.css";
import "@/styles/variants.css";
import "@/styles/discover.css";
import type { ReactNode } from "react";
import { elsewhere } from "@/app/elsewhere";
import { Messages } from "@/components/i18n/messages";
import { SiteFrame } from "@/components/layout/site-frame";

export default function RecipesLayout({ children }: { children: ReactNode }) {
  return (
    <Messages of={["guest-card", "profile"]}>
      <SiteFrame elsewhere={elsewhere()}>{children}</SiteFrame>
    </Messages>
  );
}
