import "@/styles/recipes.css";
import "@/styles/saved.css";
import type { Metadata } from "next";
import { SavedScreen } from "@/components/recipes/saved/saved-screen";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { now } from "@/server/clock";
import { getViewer } from "@/server/profile/viewer";
import { listMyRecipes } from "@/server/recipes/list-own-recipes";

export const metadata: Metadata = { title: "Your Recipes", robots: { index: false } };

export default async function SavedPage() {
  const viewer = await getViewer();
  return (
    <div className="wrap recipes">
      {viewer ? (
        <SavedScreen now={now().toISOString()} recipes={await listMyRecipes({ userId: viewer.user.id })} />
      ) : (
        <>
          <h1>Your Recipes</h1>
          <SignInPrompt title="Please sign in to view your recipes.">
            Recipes you save, write or customise stand here, on every device you sign in on.
          </SignInPrompt>
        </>
      )}
    </div>
  );
}
