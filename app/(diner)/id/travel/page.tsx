import type { Metadata } from "next";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { TravelScreen } from "@/components/travel/travel-screen";
import { isOfflineShell } from "@/server/http/offline-shell";
import { getViewer } from "@/server/profile/viewer";

export const metadata: Metadata = { title: "Travel card", robots: { index: false } };

/** The card in other kitchens' languages, to print and fold. Opens without a network, as the card itself. */
export default async function TravelPage() {
  if (!(await isOfflineShell()) && !(await getViewer())) {
    return (
      <div className="wrap grid content-start gap-6 py-8">
        <h1 className="m-0">Travel card</h1>
        <SignInPrompt title="Please sign in to see your travel card.">
          It says your allergies in the kitchen's language, to hold up or to print and fold.
        </SignInPrompt>
      </div>
    );
  }
  return <TravelScreen />;
}
