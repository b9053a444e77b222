"use client";

import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { ChooseRecipes } from "@/components/recipes/several/choose-recipes";
import { useAuth } from "@/components/session/auth-provider";
import { Button } from "@/components/ui/button";
import { EMPTY, EmptySign } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { TextBox } from "@/components/ui/input";
import { discoverText } from "@/messages/en/discover";
import type { ImportProblem, useImport } from "./use-import";

type PasteInsteadProps = { problem: ImportProblem; importing: ReturnType<typeof useImport> };

/** Explains why an import failed, and lets the person choose among several recipes, or paste the page instead. */
export function PasteInstead({ problem, importing }: PasteInsteadProps) {
  const t = useText(discoverText);
  const { viewer } = useAuth();
  return (
    <div className={EMPTY}>
      {problem.next === "choose" ? (
        <p className="font-[620]">{problem.message}</p>
      ) : (
        <EmptySign>{problem.message}</EmptySign>
      )}
      {problem.next === "choose" && (
        <ChooseRecipes given={problem.given} isSignedIn={viewer !== null} recipes={problem.recipes} />
      )}
      {problem.next === "paste" && (viewer ? <PasteForm importing={importing} url={problem.url} /> : <SignInToPaste />)}
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

const MAX_PASTED = 5_000_000;

function PasteForm({ importing, url }: { importing: PasteInsteadProps["importing"]; url: string }) {
  const t = useText(discoverText);
  const [pasted, setPasted] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pasted.trim() !== "") void importing.importPasted(url, pasted);
  };
  return (
    <form className="grid w-full justify-items-start gap-3.5" onSubmit={submit}>
      <Field className="w-full" hint={t("howToPaste")} label={t("pasteInstead")}>
        {(control) => (
          <TextBox
            maxLength={MAX_PASTED}
            onChange={(event) => setPasted(event.target.value)}
            rows={6}
            value={pasted}
            {...control}
          />
        )}
      </Field>
      <Button busy={importing.busy} disabled={pasted.trim() === ""} type="submit" variant="primary">
        {t("extractRecipe")}
      </Button>
    </form>
  );
}
