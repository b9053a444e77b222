import { getText, titled } from "@/components/i18n/use-text-on-server";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { listPeople } from "@/server/household/people";
import { PeopleScreen } from "./_components/household/people-screen";

export const generateMetadata = titled(recipePagesText, "atYourTable", { robots: { index: false } });

type TablePageProps = { searchParams: Promise<{ person?: string | string[] }> };

export default async function TablePage({ searchParams }: TablePageProps) {
  const t = await getText(recipePagesText);
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <div className="wrap py-8">
        <h1>{t("atYourTable")}</h1>
        <SignInPrompt title={t("signInToSayWho")}>{t("tableSummary")}</SignInPrompt>
      </div>
    );
  }
  const { person } = await searchParams;
  const rendered = await listPeople({ userId: viewer.user.id });
  return <PeopleScreen opened={typeof person === "string" ? person : null} rendered={rendered} />;
}
