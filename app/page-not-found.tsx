import { useText } from "#use-text";
import { footerLinks } from "@/app/footer-links";
import { Forkprint } from "@/components/brand/forkprint";
import { Messages } from "@/components/i18n/messages";
import { ButtonLink } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { LINKS } from "@/lib/links";
import { shell } from "@/messages/en/shell";
import { SiteFrame } from "./_components/site-frame";

/** Says that there is no such page, in the frame of the site. */
export function PageNotFound() {
  const t = useText(shell);
  return (
    <Messages of={["guest-card", "profile", "terms"]}>
      <SiteFrame footerLinks={footerLinks()}>
        <div className="wrap">
          <MessagePage
            acts={
              <ButtonLink href={LINKS.home} variant="primary">
                {t("goHome")}
              </ButtonLink>
            }
            lead={t("pageMissingWhy")}
            sign={<Forkprint id="nobody" size={120} />}
            title={t("notFoundTitle")}
          />
        </div>
      </SiteFrame>
    </Messages>
  );
}
