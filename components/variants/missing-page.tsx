import type { ReactNode } from "react";
import { useText } from "#use-text";
import { Acts } from "@/components/ui/acts";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";
import { variantsText } from "@/messages/en/variants";

export const MissingPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const t = useText(variantsText);
  return (
    <div className="wrap">
      <div className="message-page">
        <h1>{title}</h1>
        <p className="lead">{children}</p>
        <Acts className="mt-2">
          <ButtonLink href={LINKS.saved} prefetch={false} variant="primary">
            {t("yourRecipes")}
          </ButtonLink>
          <ButtonLink href={LINKS.recipes} prefetch={false}>
            {t("browseRecipes")}
          </ButtonLink>
        </Acts>
      </div>
    </div>
  );
};
