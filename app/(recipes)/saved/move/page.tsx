import type { Metadata } from "next";
import Link from "next/link";
import { CarryIn } from "@/components/recipes/carry/carry-in";
import { CarryOut } from "@/components/recipes/carry/carry-out";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { BookmarkletLink } from "@/components/recipes/take/bookmarklet-link";
import { LINKS } from "@/lib/links";
import { getViewer } from "@/server/profile/viewer";

export const metadata: Metadata = { title: "Move recipes", robots: { index: false } };

/** Recipes from other apps, and to them. */
export default async function MovePage() {
  const viewer = await getViewer();
  return (
    <div className="wrap grid gap-8 pt-6 pb-16 wide:pt-10 [&>*]:max-w-[52rem]">
      <div className="grid gap-2">
        {viewer && (
          <p>
            <Link href={LINKS.saved}>Your Recipes</Link>
          </p>
        )}
        <h1>Move recipes</h1>
      </div>
      {viewer ? (
        <>
          <section aria-labelledby="carry-in" className="grid gap-4">
            <div className="grid gap-1">
              <h2 id="carry-in">From another app</h2>
              <p className="text-ink-soft">
                You see what is in the file before anything is kept. Pictures, notes, stars and tags come along; what
                you have already comes no second time.
              </p>
            </div>
            <CarryIn />
          </section>
          <section aria-labelledby="take" className="grid gap-4">
            <div className="grid gap-1">
              <h2 id="take">From a page that you read</h2>
              <p className="text-ink-soft">
                One press on any page with a recipe, also on one that only you can open, behind a sign-in.
              </p>
            </div>
            <BookmarkletLink />
          </section>
          <section aria-labelledby="carry-out" className="grid gap-4">
            <div className="grid gap-1">
              <h2 id="carry-out">To another app</h2>
              <p className="text-ink-soft">Everything in Your Recipes, with its pictures, in one file.</p>
            </div>
            <CarryOut />
          </section>
        </>
      ) : (
        <SignInPrompt title="Please sign in to move your recipes.">
          Recipes from Paprika, Mealie, Tandoor and others come in here, and go out again.
        </SignInPrompt>
      )}
    </div>
  );
}
