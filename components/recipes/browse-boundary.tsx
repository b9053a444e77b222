"use client";

import { catchError, type ErrorInfo } from "next/error";
import { useTransition } from "react";
import { ErrorState } from "@/components/ui/empty-state";

function FailedToLoad({ retry }: Pick<ErrorInfo, "retry">) {
  const [retrying, startRetry] = useTransition();
  return (
    <ErrorState onRetry={() => startRetry(retry)} retrying={retrying} title="Failed to load recipes">
      The recipes are still there; we could not fetch them just now. Please try again in a moment.
    </ErrorState>
  );
}

/** Keeps the page around the recipes when they cannot be loaded. */
export const BrowseBoundary = catchError((_props: object, { retry }: ErrorInfo) => <FailedToLoad retry={retry} />);
