import { useText } from "#use-text";
import { Acts } from "@/components/ui/acts";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";
import { visits } from "@/messages/en/visits";

export default function VenueNotFound() {
  const t = useText(visits);
  return (
    <div className="wrap">
      <div className="message-page">
        <h1>{t("venueNotFound")}</h1>
        <p className="lead">{t("theCodeMayBe")}</p>
        <Acts className="mt-2">
          <ButtonLink href={LINKS.home} variant="primary">
            {t("goHome")}
          </ButtonLink>
        </Acts>
      </div>
    </div>
  );
}
