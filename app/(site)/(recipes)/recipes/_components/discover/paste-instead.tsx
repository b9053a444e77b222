"use client";

import { useRouter } from "next/navigation";
import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { PastePage } from "@/components/recipes/paste-page";
import { ReviewLines } from "@/components/recipes/review/review-lines";
import { ChooseRecipes } from "@/components/recipes/several/choose-recipes";
import { useAuth } from "@/components/session/auth-provider";
import { Button } from "@/components/ui/button";
import { EMPTY, EmptySign } from "@/components/ui/empty-state";
import { discoverText } from "@/messages/en/discover";
import type { ImportProblem, useImport } from "./use-import";

type PasteInsteadProps = { problem: ImportProblem; importing: ReturnType<typeof useImport> };

/**
 * Explains why an import failed, and lets the person choose among several recipes, look at doubtful lines, or paste
 * the page instead.
 */
export function PasteInstead({ problem, importing }: PasteInsteadProps) {
  const t = useText(discoverText);
  const { viewer } = useAuth();
  const router = useRouter();
  return (
    <div className={EMPTY}>
      {problem.next === "choose" || problem.next === "review" ? (
        <p className="font-[620]">{problem.message}</p>
      ) : (
        <EmptySign>{problem.message}</EmptySign>
      )}
      {problem.next === "choose" && (
        <ChooseRecipes given={problem.given} isSignedIn={viewer !== null} recipes={problem.recipes} />
      )}
      {problem.review && (
        <ReviewLines given={problem.given} onSaved={({ address }) => router.push(address)} review={problem.review} />
      )}
      {problem.next === "paste" && !viewer && <SignInToPaste />}
      {problem.next === "paste" && viewer && (
        <PastePage busy={importing.busy} onPaste={(pasted) => void importing.importPasted(problem.url, pasted)} />
      )}
      {problem.next === "retry" && (
        <Button busy={importing.busy} onClick={() => void importing.importUrl(problem.url)}>
          {t("tryAgain")}
        </Button>
      )}
    </div>
  );
}

/**
 * Only signed-in people can paste: the recipe is saved as their own, because nobody can verify that the page contains
 * it.
 */
const SignInToPaste = () => {
  const t = useText(discoverText);
  return (
    <>
      <p className="soft">{t("pasteNeedsSignIn")}</p>
      <AuthLink look="primary" mode="login">
        {t("signIn")}
      </AuthLink>
    </>
  );
};
