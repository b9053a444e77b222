"use client";

import { catchError, type ErrorInfo } from "next/error";
import { useTransition } from "react";
import { useText } from "#use-text";
import { ErrorState } from "@/components/ui/empty-state";
import { recipesText } from "@/messages/en/recipes";

function FailedToLoad({ retry }: Pick<ErrorInfo, "retry">) {
  const t = useText(recipesText);
  const [retrying, startRetry] = useTransition();
  return (
    <ErrorState onRetry={() => startRetry(retry)} retrying={retrying} title={t("failedToLoadRecipes")}>
      {t("recipesStillThere")}
    </ErrorState>
  );
}

/** An error boundary: if the recipes cannot be loaded, the rest of the page stays. */
export const BrowseBoundary = catchError((_props: object, { retry }: ErrorInfo) => <FailedToLoad retry={retry} />);
