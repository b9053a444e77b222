import { useEffect } from "react";
import { useText } from "#use-text";
import type { ConsentQuestion } from "@/components/profile/use-health-consent";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { TwoButtons } from "@/components/ui/two-buttons";
import { HEALTH_STATEMENTS, type HealthPart } from "@/lib/profile/health-consent";
import { healthConsentText } from "@/messages/en/health-consent";

/** The statement and two buttons, neither of which is preselected. Closing the dialog is no consent. */
export function HealthConsentDialog({ part, question }: { part: HealthPart; question: ConsentQuestion }) {
  const t = useText(healthConsentText);
  const { title, full, agree } = HEALTH_STATEMENTS[part];
  const { decline } = question;
  // Unmounting counts as declining, so that the caller does not wait forever.
  useEffect(() => decline, [decline]);
  return (
    <Dialog
      description={t.known(full[0])}
      hideClose
      onOpenChange={(open) => !open && !question.busy && question.decline()}
      open={question.isOpen}
      title={t.known(title)}
    >
      {full.slice(1).map((sentence) => (
        <p className="mt-0 mb-3" key={sentence}>
          {t.known(sentence)}
        </p>
      ))}
      <FieldError error={t.known(question.error)} id={`${part}-consent-error`} />
      <TwoButtons>
        <Button disabled={question.busy} onClick={question.decline}>
          {t("doNotRecordIt")}
        </Button>
        <Button busy={question.busy} onClick={() => void question.agree()} variant="primary">
          {t.known(agree)}
        </Button>
      </TwoButtons>
    </Dialog>
  );
}
