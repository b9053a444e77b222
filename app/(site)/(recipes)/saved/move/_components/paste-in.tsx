"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { takeHandedText } from "@/components/recipes/handed-text";
import { PastePage, pastedFrom } from "@/components/recipes/paste-page";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { reviewFound } from "@/components/recipes/review/review-found";
import { ReviewLines } from "@/components/recipes/review/review-lines";
import { ChooseRecipes } from "@/components/recipes/several/choose-recipes";
import { type FoundRecipe, recipesFound } from "@/components/recipes/several/recipes-found";
import type { Given } from "@/components/recipes/several/use-choice";
import { Callout } from "@/components/ui/callout";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { failureOf, NO_DETAIL } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { ReviewWire } from "@/lib/schemas/reviewed-lines";
import { leftOutText } from "@/messages/en/left-out";

type Answer = { message: string; given: Given; recipes: readonly FoundRecipe[]; review: ReviewWire | null };

/** A recipe out of any text: a caption, a chat, a mail. It is stored as the person's own. */
export function PasteIn() {
  const t = useText(leftOutText);
  const router = useRouter();
  const { busy, run } = useTask();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [handed, setHanded] = useState("");
  useEffect(() => setHanded(takeHandedText("recipe")), []);
  const read = (pasted: string) => {
    const given = pastedFrom(null, pasted);
    return run(
      "read",
      async () => {
        setAnswer(null);
        const { id } = await api.parseRecipe({ ...given, review: true });
        router.push(recipeAddress(id));
        return LEAVING;
      },
      (error) =>
        setAnswer({
          given,
          message: failureOf(error, t.known(NO_DETAIL)),
          recipes: recipesFound(error),
          review: reviewFound(error),
        }),
    );
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <PastePage busy={busy} initial={handed} isAnyText key={handed} onPaste={(pasted) => void read(pasted)} />
      <div aria-live="assertive">
        {answer?.review && (
          <div className="rounded-card border border-line bg-raised p-4">
            <ReviewLines given={answer.given} onSaved={({ address }) => router.push(address)} review={answer.review} />
          </div>
        )}
        {answer && answer.recipes.length > 0 && (
          <div className="grid gap-3 rounded-card border border-line bg-raised p-4">
            <p className="font-[620]">{answer.message}</p>
            <ChooseRecipes given={answer.given} isSignedIn recipes={answer.recipes} />
          </div>
        )}
        {answer && !answer.review && answer.recipes.length === 0 && (
          <Callout tone="conflict">
            <p>{answer.message}</p>
          </Callout>
        )}
      </div>
    </div>
  );
}
