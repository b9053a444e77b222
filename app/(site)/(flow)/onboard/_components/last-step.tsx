import { useText } from "#use-text";
import { VisitDetails } from "@/components/visits/visit-details";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import { onboarding } from "@/messages/en/onboarding";
import { CheckInChoice } from "./check-in/check-in-choice";
import { CompleteStep } from "./complete-step";
import { ReturnStep } from "./oauth/return-step";
import type { AuthorizationFlow } from "./oauth/use-authorization-flow";
import { type CheckIn, holdsBack } from "./use-check-in";

type LastStepProps = {
  card: IdCardProfile;
  checkIn: CheckIn;
  flow: AuthorizationFlow;
  onBack: () => void;
  onConsentNeeded: () => void;
};

/** The step after everything is saved: returns to the application that asked, or opens the venue or the home page. */
export function LastStep({ card, checkIn, flow, onBack, onConsentNeeded }: LastStepProps) {
  const t = useText(onboarding);
  const { visit } = checkIn;
  if (holdsBack(checkIn)) return <CheckInChoice card={card} checkIn={checkIn} onNotNow={checkIn.decline} />;
  if (!flow.hasRequest) return <CompleteStep visit={visit} onBack={onBack} profile={card} />;
  return (
    <ReturnStep flow={flow} onBack={onBack} onConsentNeeded={onConsentNeeded} profile={card}>
      <p className="lead">{visit ? t("checkedInAndSaved") : t("preferencesSaved")}</p>
      {visit && <VisitDetails visit={visit} />}
    </ReturnStep>
  );
}
