import { GroceryPage, ListTitle } from "@/components/grocery/grocery-page";
import { GroceryScreen } from "@/components/grocery/grocery-screen";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { QueryProvider } from "@/components/query/query-provider";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { listParams } from "@/lib/schemas/grocery";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { findList } from "@/server/grocery/get-list";
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
  const { data: params } = listParams.safeParse({ id: viewed });
  const [summaries, viewedList] = viewer
    ? await Promise.all([summarizeLists(viewer.user.id), params ? findList(viewer.user.id, params.id) : null])
    : [null, null];
  return (
    <QueryProvider>
      <GroceryScreen summaries={summaries} viewed={viewed} viewedList={viewedList} viewerId={viewer?.user.id ?? null} />
    </QueryProvider>
  );
}
