import { GroceryPage, ListTitle } from "@/components/grocery/grocery-page";
import { GroceryScreen } from "@/components/grocery/grocery-screen";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { QueryProvider } from "@/components/query/query-provider";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { summarizeLists } from "@/server/grocery/list-lists";
import { isOfflineShell } from "@/server/http/offline-shell";
import { getViewer } from "@/server/profile/viewer";

export const generateMetadata = titled(recipePagesText, "groceryList");

type GroceryListPageProps = { searchParams: Promise<{ list?: string | string[] }> };

export default async function GroceryListPage({ searchParams }: GroceryListPageProps) {
  const t = await getText(recipePagesText);
  const { list } = await searchParams;
  const viewed = typeof list === "string" ? list : null;
  const viewer = await getViewer();
  if (!viewer && !(await isOfflineShell())) {
    return (
      <GroceryPage>
        <ListTitle>{t("groceryList")}</ListTitle>
        <SignInPrompt title={t("pleaseSignInToViewYour")}>{t("yourListsGatherWhat")}</SignInPrompt>
      </GroceryPage>
    );
  }
  const summaries = viewer && (await summarizeLists(viewer.user.id));
  return (
    <QueryProvider>
      <GroceryScreen summaries={summaries} viewed={viewed} viewerId={viewer?.user.id ?? null} />
    </QueryProvider>
  );
}
