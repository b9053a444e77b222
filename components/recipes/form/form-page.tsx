import { useText } from "#use-text";
import { pagePhoto } from "@/messages/en/page-photo";
import { recipeFormText } from "@/messages/en/recipe-form";
import "@/styles/recipe-form.css";
import Link from "next/link";
import { RecipeForm } from "@/components/recipes/form/recipe-form";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { LINKS } from "@/lib/links";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

type FormPageProps = { title: string; recipe: RecipeDetailWire | null; isSignedIn: boolean };

/** The frame of the create and the edit screen. What was typed before a sign-in ended comes back after it. */
export function FormPage({ title, recipe, isSignedIn }: FormPageProps) {
  const t = useText(recipeFormText);
  const photo = useText(pagePhoto);
  return (
    <div className="wrap recipe-form-page">
      <h1>{title}</h1>
      {isSignedIn ? (
        <>
          {recipe === null && (
            <p>
              <Link href={LINKS.photoOfPage} prefetch={false}>
                {photo("fromAPhoto")}
              </Link>
            </p>
          )}
          <RecipeForm recipe={recipe} />
        </>
      ) : (
        <SignInPrompt title={t("pleaseSignInTo")}>{t("recipesYouWriteAre")}</SignInPrompt>
      )}
    </div>
  );
}
