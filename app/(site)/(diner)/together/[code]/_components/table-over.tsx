import { useText } from "#use-text";
import { ButtonLink } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { LINKS } from "@/lib/links";
import { tablesText } from "@/messages/en/tables";

/** The same page for an unknown code and for a table that has ended, so that nobody can tell which codes existed. */
export const TableOver = () => {
  const t = useText(tablesText);
  return (
    <div className="wrap">
      <MessagePage
        acts={
          <ButtonLink href={LINKS.together} variant="primary">
            {t("eatTogether")}
          </ButtonLink>
        }
        lead={t("tableEndedWhy")}
        title={t("thisTableIsOver")}
      />
    </div>
  );
};
