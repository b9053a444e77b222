import type { Metadata } from "next";
import { MyCardScreen } from "@/components/my-card/my-card-screen";
import { QueryProvider } from "@/components/query/query-provider";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { isOfflineShell } from "@/server/http/offline-shell";
import { getViewer } from "@/server/profile/viewer";

export const metadata: Metadata = { title: "Digital Dietary ID", robots: { index: false } };

/** One's own card; the way in for everybody else. The kept page names nobody: the device says whose card it shows. */
export default async function MyCardPage() {
  const isKept = await isOfflineShell();
  if (!isKept && !(await getViewer())) {
    return (
      <div className="wrap grid content-start gap-6 py-8">
        <h1 className="m-0">Digital Dietary ID</h1>
        <SignInPrompt title="Please sign in to see your card.">
          It holds your allergies, first and in red, opens without a network, and speaks the kitchen's language.
        </SignInPrompt>
      </div>
    );
  }
  return (
    <QueryProvider>
      <MyCardScreen isKept={isKept} />
    </QueryProvider>
  );
}
