"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { reviewFound } from "@/components/recipes/review/review-found";
import { ReviewLines } from "@/components/recipes/review/review-lines";
import { ChooseRecipes } from "@/components/recipes/several/choose-recipes";
import { type FoundRecipe, recipesFound } from "@/components/recipes/several/recipes-found";
import type { Given } from "@/components/recipes/several/use-choice";
import type { ReceivedPage } from "@/components/recipes/take/received-page";
import { useReceived } from "@/components/recipes/take/use-received";
import { useAuth } from "@/components/session/auth-provider";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { useToast } from "@/components/ui/toast";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { LINKS } from "@/lib/links";
import type { ParseRecipeBody } from "@/lib/schemas/recipe-bodies";
import type { ReviewWire } from "@/lib/schemas/reviewed-lines";
import { carryText } from "@/messages/en/carry";

/** Shows a page that the bookmarklet or a share sheet has passed on. It is imported only when the person confirms. */
export function TakeScreen({ shared = null }: { shared?: ReceivedPage | null }) {
  const t = useText(carryText);
  const [taken, forget] = useReceived(shared);
  if (taken === "waiting") return <p role="status">{t("readingHandedOver")}</p>;
  if (taken === null) {
    return <p>{t.rich("nothingHandedOver", { link: (inside) => <Link href={LINKS.moveRecipes}>{inside}</Link> })}</p>;
  }
  return <Taken forget={forget} taken={taken} />;
}

type Problem = { message: string; recipes: readonly FoundRecipe[]; review: ReviewWire | null; given: Given };

const isMarkup = (content: string): boolean => content.startsWith("<script");

function Taken({ taken: { address, title, content }, forget }: { taken: ReceivedPage; forget: () => void }) {
  const t = useText(carryText);
  const { viewer } = useAuth();
  const router = useRouter();
  const toast = useToast();
  const { running, run } = useTask<"content" | "address">();
  const [problem, setProblem] = useState<Problem | null>(null);

  const take = (by: "content" | "address", body: ParseRecipeBody) =>
    run(
      by,
      async () => {
        setProblem(null);
        const recipe = await api.parseRecipe({ ...body, save: viewer !== null, review: true });
        forget();
        if (recipe.not_saved) toast("error", recipe.not_saved);
        else toast("success", t("importedTitle", { title: recipe.title }));
        router.push(recipeAddress(recipe.id));
        return LEAVING;
      },
      (error) =>
        setProblem({
          message: error instanceof ApiError ? error.message : t.known(NO_DETAIL),
          recipes: recipesFound(error),
          review: reviewFound(error),
          given: body,
        }),
    );

  const from = address === null ? {} : { url: address };
  const takeContent = () =>
    content !== null &&
    void take("content", { ...from, ...(isMarkup(content) ? { html: content } : { text: content }) });
  return (
    <div className="grid gap-5">
      <div className="grid gap-1 rounded-card border border-line border-solid bg-raised p-4 [overflow-wrap:anywhere]">
        {title && <p className="font-semibold">{title}</p>}
        {address && <p className="text-ink-soft text-small">{address}</p>}
        {content && (
          <details className="mt-1 text-small">
            <summary className="min-h-11 content-center">{t("whatWasHandedOver")}</summary>
            <pre className="m-0 mt-2 max-h-64 overflow-auto whitespace-pre-wrap">{content.slice(0, 5000)}</pre>
          </details>
        )}
      </div>
      <div aria-live="assertive">
        {problem?.review && (
          <div className="grid gap-3 rounded-card border border-line bg-raised p-4">
            <ReviewLines
              given={problem.given}
              onSaved={({ address }) => {
                forget();
                router.push(address);
              }}
              review={problem.review}
            />
          </div>
        )}
        {problem && !problem.review && problem.recipes.length === 0 && (
          <Callout tone="conflict">
            <p>{problem.message}</p>
          </Callout>
        )}
        {problem && problem.recipes.length > 0 && (
          <div className="grid gap-3 rounded-card border border-line bg-raised p-4">
            <p className="font-[620]">{problem.message}</p>
            <ChooseRecipes given={problem.given} isSignedIn={viewer !== null} recipes={problem.recipes} />
          </div>
        )}
      </div>
      {content && (
        <div className="grid justify-items-start gap-2">
          {viewer ? (
            <Button
              busy={running === "content"}
              disabled={running === "address"}
              onClick={takeContent}
              variant="primary"
            >
              {t("importPageContents")}
            </Button>
          ) : (
            <AuthLink look="primary" mode="login">
              {t("signInToImportContents")}
            </AuthLink>
          )}
          <p className="text-ink-soft text-small">{t("contentsAreYours")}</p>
        </div>
      )}
      {address && (
        <div className="grid justify-items-start gap-2">
          <Button
            busy={running === "address"}
            disabled={running === "content"}
            onClick={() => void take("address", { url: address })}
            variant={content ? undefined : "primary"}
          >
            {t("importByAddress")}
          </Button>
          <p className="text-ink-soft text-small">{t("addressIsPublic")}</p>
        </div>
      )}
      <div>
        <Button disabled={running !== null} onClick={forget} variant="text">
          {t("throwItAway")}
        </Button>
      </div>
    </div>
  );
}
