import { useText } from "#use-text";
import { Acts } from "@/components/ui/acts";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";
import { togetherText } from "@/messages/en/together";

/** For a code that opens nothing, and for a table that has just ended: the two cannot be told apart, on purpose. */
export const TableOver = () => {
  const t = useText(togetherText);
  return (
    <div className="wrap">
      <div className="message-page">
        <h1>{t("thisTableIsOver")}</h1>
        <p className="lead">{t("orItNeverWas")}</p>
        <Acts className="mt-2">
          <ButtonLink href={LINKS.together} variant="primary">
            {t("eatTogether")}
          </ButtonLink>
        </Acts>
      </div>
    </div>
  );
};
