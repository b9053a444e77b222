import { notFound } from "next/navigation";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { TravelSheets } from "@/components/travel/travel-sheets";
import { personCard } from "@/lib/household/person-card";
import { householdText } from "@/messages/en/household";
import { getViewer } from "@/server/auth/viewer";
import { findPerson } from "@/server/household/people";

export const generateMetadata = titled(householdText, "travelCardOfPerson", { robots: { index: false } });

type PersonTravelPageProps = { params: Promise<{ id: string }> };

/** The card of a person without an account in the languages of kitchens abroad. */
export default async function PersonTravelPage({ params }: PersonTravelPageProps) {
  const t = await getText(householdText);
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <div className="wrap py-8">
        <h1>{t("travelCardOfPerson")}</h1>
        <SignInPrompt title={t("signInToSeeCard")}>{t("cardOfPersonExplained")}</SignInPrompt>
      </div>
    );
  }
  const person = await findPerson({ userId: viewer.user.id }, (await params).id);
  if (!person) notFound();
  const title = t("travelCardOf", { name: person.name });
  return <TravelSheets profile={personCard(person)} speaksFor={person.name} title={title} />;
}
