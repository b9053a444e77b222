import Link from "next/link";
import { useText } from "#use-text";
import { FormFrame } from "@/components/recipes/form/form-frame";
import { RecipeForm } from "@/components/recipes/form/recipe-form";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { LINKS } from "@/lib/links";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { pagePhoto } from "@/messages/en/page-photo";
import { recipeFormText } from "@/messages/en/recipe-form";

type FormPageProps = { title: string; recipe: RecipeDetailWire | null; isSignedIn: boolean };

/** The screen that creates or edits a recipe. A draft from before the session ended is restored after sign-in. */
export function FormPage({ title, recipe, isSignedIn }: FormPageProps) {
  const t = useText(recipeFormText);
  const photo = useText(pagePhoto);
  return (
    <FormFrame title={title}>
      {isSignedIn ? (
        <>
          {recipe === null && (
            <p className="mb-5">
              <Link href={LINKS.photoOfPage} prefetch={false}>
                {photo("photoOfPage")}
              </Link>
            </p>
          )}
          <RecipeForm recipe={recipe} />
        </>
      ) : (
        <SignInPrompt title={t("signInFirst")}>{t("writeExplained")}</SignInPrompt>
      )}
    </FormFrame>
  );
}
