import { getText, titled } from "@/components/i18n/use-text-on-server";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { toIdCardProfile } from "@/lib/id-card/id-card";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { listHouseholds } from "@/server/household/get-household";
import { listPeople } from "@/server/household/people";
import { HouseholdScreen } from "./_components/household-screen";

export const generateMetadata = titled(recipePagesText, "household", { robots: { index: false } });

export default async function HouseholdPage() {
  const t = await getText(recipePagesText);
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <div className="wrap py-8">
        <h1>{t("household")}</h1>
        <SignInPrompt title={t("signInToSee")}>{t("householdExplained")}</SignInPrompt>
      </div>
    );
  }
  const caller = { userId: viewer.user.id };
  const [households, people] = await Promise.all([listHouseholds(caller), listPeople(caller)]);
  const card = toIdCardProfile(viewer.user, viewer.preferences);
  return <HouseholdScreen card={card} people={people} rendered={households} />;
}
