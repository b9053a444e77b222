import { useText } from "#use-text";
import { Callout } from "@/components/ui/callout";
import { LinkButton } from "@/components/ui/link-button";
import { recipeFormText } from "@/messages/en/recipe-form";

/** Says that the form shows an unsaved draft from before. */
export const DraftNote = ({ onDiscard }: { onDiscard: () => void }) => {
  const t = useText(recipeFormText);
  return (
    <Callout role="status" tone="info">
      <p>
        {t.rich("weKeptWhatYou", { b: (inside) => <b>{inside}</b> })}{" "}
        <LinkButton onClick={onDiscard}>{t("discardIt")}</LinkButton>
      </p>
    </Callout>
  );
};
