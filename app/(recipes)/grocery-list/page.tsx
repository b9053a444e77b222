import { getText, titled } from "@/components/i18n/use-text-on-server";
import { recipePagesText } from "@/messages/en/recipe-pages";
import "@/styles/grocery.css";
import { GroceryScreen } from "@/components/grocery/grocery-screen";
import { QueryProvider } from "@/components/query/query-provider";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
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
      <div className="wrap grocery">
        <h1>{t("groceryList")}</h1>
        <SignInPrompt title={t("pleaseSignInToViewYour")}>{t("yourListsGatherWhat")}</SignInPrompt>
      </div>
    );
  }
  const summaries = viewer && (await summarizeLists(viewer.user.id));
  return (
    <QueryProvider>
      <GroceryScreen summaries={summaries} viewed={viewed} viewerId={viewer?.user.id ?? null} />
    </QueryProvider>
  );
}
