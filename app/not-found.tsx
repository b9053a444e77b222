import { useText } from "#use-text";
import { elsewhere } from "@/app/elsewhere";
import { Forkprint } from "@/components/brand/forkprint";
import { Messages } from "@/components/i18n/messages";
import { titled } from "@/components/i18n/use-text-on-server";
import { SiteFrame } from "@/components/layout/site-frame";
import { Acts } from "@/components/ui/acts";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";
import { shell } from "@/messages/en/shell";

export const generateMetadata = titled(shell, "pageNotFound");

export default function NotFound() {
  const t = useText(shell);
  return (
    <Messages of={["guest-card", "profile"]}>
      <SiteFrame elsewhere={elsewhere()}>
        <div className="wrap">
          <div className="message-page">
            <Forkprint id="nobody" size={120} />
            <h1>{t("thisPageIsNot")}</h1>
            <p className="lead">{t("theAddressMayBe")}</p>
            <Acts className="mt-2">
              <ButtonLink href={LINKS.home} variant="primary">
                {t("goHome")}
              </ButtonLink>
            </Acts>
          </div>
        </div>
      </SiteFrame>
    </Messages>
  );
}
