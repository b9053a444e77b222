import { Messages } from "@/components/i18n/messages";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { QueryProvider } from "@/components/query/query-provider";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { recallsText } from "@/messages/en/recalls";
import { getViewer } from "@/server/auth/viewer";
import { env } from "@/server/env";
import { listRecalls } from "@/server/recalls/find-recalls";
import { RecallsScreen } from "./_components/recalls-screen";

export const generateMetadata = titled(recallsText, "recalls", { robots: { index: false } });

export default async function RecallsPage() {
  const t = await getText(recallsText);
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <div className="wrap py-8">
        <h1>{t("recalls")}</h1>
        <SignInPrompt title={t("signIn")}>{t("signInWhy")}</SignInPrompt>
      </div>
    );
  }
  return (
    <Messages of={["notifications", "recalls", "verdicts"]}>
      <QueryProvider>
        <RecallsScreen
          hasFeeds={Object.keys(env.RECALL_FEEDS).length > 0}
          list={await listRecalls({ userId: viewer.user.id })}
        />
      </QueryProvider>
    </Messages>
  );
}
