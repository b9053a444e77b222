import "@/styles/grocery.css";
import type { Metadata } from "next";
import { GroceryScreen } from "@/components/grocery/grocery-screen";
import { QueryProvider } from "@/components/query/query-provider";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { summarizeLists } from "@/server/grocery/list-lists";
import { isOfflineShell } from "@/server/http/offline-shell";
import { getViewer } from "@/server/profile/viewer";

export const metadata: Metadata = { title: "Grocery List" };

type GroceryListPageProps = { searchParams: Promise<{ list?: string | string[] }> };

export default async function GroceryListPage({ searchParams }: GroceryListPageProps) {
  const { list } = await searchParams;
  const viewed = typeof list === "string" ? list : null;
  const viewer = await getViewer();
  if (!viewer && !(await isOfflineShell())) {
    return (
      <div className="wrap grocery">
        <h1>Grocery List</h1>
        <SignInPrompt title="Please sign in to view your grocery list.">
          Your lists gather what your recipes need, aisle by aisle, and go with you to the shop.
        </SignInPrompt>
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
