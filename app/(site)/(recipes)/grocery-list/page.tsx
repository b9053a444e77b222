import { cookies } from "next/headers";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { CURRENT_COOKIE } from "@/components/offline/device-keys";
import { QueryProvider } from "@/components/query/query-provider";
import { ForWhom } from "@/components/recipes/for-whom";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { listParams } from "@/lib/schemas/grocery";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { findList } from "@/server/grocery/get-list";
import { judgeList } from "@/server/grocery/judge-list";
import { summarizeLists } from "@/server/grocery/list-lists";
import { isOfflineShell } from "@/server/http/offline-shell";
import { getCheckedFor } from "@/server/recipes/table/checked-for";
import type { RenderedList } from "./_components/device/list-store";
import { GroceryPage, ListTitle } from "./_components/grocery-page";
import { GroceryScreen } from "./_components/grocery-screen";

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
        <SignInPrompt title={t("signInToViewList")}>{t("listsSummary")}</SignInPrompt>
      </GroceryPage>
    );
  }
  const current = idOf((await cookies()).get(CURRENT_COOKIE)?.value);
  const [summaries, renderedList, checkedFor] = viewer
    ? await Promise.all([
        summarizeLists(viewer.user.id),
        renderList(viewer.user.id, idOf(viewed) ?? current),
        getCheckedFor({ userId: viewer.user.id }),
      ])
    : [null, null, null];
  return (
    <QueryProvider>
      {checkedFor && <ForWhom className="wrap pt-3" rendered={checkedFor} />}
      <GroceryScreen
        // A list that does not exist is reported by the screen, but only if this browser still stores its name.
        current={viewed === null && !renderedList ? null : current}
        renderedList={renderedList}
        summaries={summaries}
        viewed={viewed}
        viewerId={viewer?.user.id ?? null}
      />
    </QueryProvider>
  );
}

const idOf = (text: string | null | undefined): string | null => listParams.safeParse({ id: text }).data?.id ?? null;

/**
 * Loads a list with its verdicts, so that a phone need not ask for them in two calls after its scripts have run. If
 * the verdicts are missing, the lines count as not checked yet, and the phone asks for them.
 */
async function renderList(userId: string, id: string | null): Promise<RenderedList | null> {
  const list = id && (await findList(userId, id));
  return list ? { list, judgement: await judgeList(userId, list.id).catch(() => null) } : null;
}
