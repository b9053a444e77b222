import { useText } from "#use-text";
import { ErrorState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { consentText } from "@/messages/en/consent";
import { STEP_HEADING_ID } from "../step-parts";
import { Slip } from "./slip";

/** Shown until it is known which application asks, and for what. */
export function ConsentSkeleton() {
  const t = useText(consentText);
  return (
    <Slip labelledBy={STEP_HEADING_ID}>
      <h1 className="sr-only" id={STEP_HEADING_ID} tabIndex={-1}>
        {t("checkingPermissions")}
      </h1>
      <SkeletonGroup label={t("checkingEarlier")}>
        <Skeleton height="56px" width="60%" />
        <Skeleton height="76px" width="90%" />
        <Skeleton height="120px" width="100%" />
        <Skeleton height="48px" width="100%" />
      </SkeletonGroup>
    </Slip>
  );
}

export function ConsentFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText(consentText);
  return (
    <div className="mx-auto mt-10 max-w-[560px]">
      <h1 className="sr-only" id={STEP_HEADING_ID} tabIndex={-1}>
        {t("permission")}
      </h1>
      <ErrorState onRetry={onRetry} title={t("earlierNotRead")}>
        {t("nothingSharedYet")}
      </ErrorState>
    </div>
  );
}
