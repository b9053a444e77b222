import type { ReactNode } from "react";
import { useText } from "#use-text";
import { ButtonLink } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { LINKS } from "@/lib/links";
import { variantsText } from "@/messages/en/variants";

export const MissingPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const t = useText(variantsText);
  return (
    <div className="wrap">
      <MessagePage
        acts={
          <>
            <ButtonLink href={LINKS.saved} prefetch={false} variant="primary">
              {t("yourRecipes")}
            </ButtonLink>
            <ButtonLink href={LINKS.recipes} prefetch={false}>
              {t("browseRecipes")}
            </ButtonLink>
          </>
        }
        lead={children}
        title={title}
      />
    </div>
  );
};
