"use client";

import { catchError, type ErrorInfo } from "next/error";
import { useComeback } from "@/components/layout/use-comeback";
import { ErrorState } from "@/components/ui/empty-state";
import { SectionHead } from "./section-head";

/** `title`: the section's title. `message`: the error's title, shown verbatim. */
type SectionFailureProps = { title: string; message: string };

function SectionFailure({ title, message, errorInfo }: SectionFailureProps & { errorInfo: ErrorInfo }) {
  const isAway = useComeback(errorInfo.retry);
  return (
    <>
      <SectionHead title={title} />
      <div className="mt-6">
        <ErrorState onRetry={errorInfo.retry} retryLabel="Try again" title={message}>
          {isAway
            ? "We cannot reach our records at the moment. They are safe, and this opens by itself as soon as it can."
            : "Nothing was lost. The other parts of the portal can still be used."}
        </ErrorState>
      </div>
    </>
  );
}

/**
 * An error boundary around a section: if the section fails, an error replaces it and the rest of the portal keeps
 * working.
 */
export const SectionBoundary = catchError<SectionFailureProps>((props, errorInfo) => (
  <SectionFailure {...props} errorInfo={errorInfo} />
));
