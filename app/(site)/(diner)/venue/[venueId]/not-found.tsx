import { useText } from "#use-text";
import { ButtonLink } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { LINKS } from "@/lib/links";
import { visits } from "@/messages/en/visits";

export default function VenueNotFound() {
  const t = useText(visits);
  return (
    <div className="wrap">
      <MessagePage
        acts={
          <ButtonLink href={LINKS.home} variant="primary">
            {t("goHome")}
          </ButtonLink>
        }
        lead={t("codeOldWhy")}
        title={t("venueNotFound")}
      />
    </div>
  );
}
