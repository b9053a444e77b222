import { useText } from "#use-text";
import { ButtonLink } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { LINKS } from "@/lib/links";
import { togetherText } from "@/messages/en/together";

/** For a code that opens nothing, and for a table that has just ended: the two cannot be told apart, on purpose. */
export const TableOver = () => {
  const t = useText(togetherText);
  return (
    <div className="wrap">
      <MessagePage
        acts={
          <ButtonLink href={LINKS.together} variant="primary">
            {t("eatTogether")}
          </ButtonLink>
        }
        lead={t("orItNeverWas")}
        title={t("thisTableIsOver")}
      />
    </div>
  );
};
