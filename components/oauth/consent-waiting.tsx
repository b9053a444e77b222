import { Slip } from "@/components/oauth/slip";
import { STEP_HEADING_ID } from "@/components/onboarding/step-parts";
import { ErrorState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

/** Before it is known who asks, and for what. */
export function ConsentSkeleton() {
  return (
    <Slip labelledBy={STEP_HEADING_ID}>
      <h1 className="sr" id={STEP_HEADING_ID} tabIndex={-1}>
        Checking permissions
      </h1>
      <SkeletonGroup label="Checking what you allowed before">
        <Skeleton height="56px" width="60%" />
        <Skeleton height="76px" width="90%" />
        <Skeleton height="120px" width="100%" />
        <Skeleton height="48px" width="100%" />
      </SkeletonGroup>
    </Slip>
  );
}

export function ConsentFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto mt-10 max-w-[560px]">
      <h1 className="sr" id={STEP_HEADING_ID} tabIndex={-1}>
        Permission
      </h1>
      <ErrorState onRetry={onRetry} title="Failed to check existing permissions. Please try again.">
        Nothing was shared. The application that sent you here is still waiting.
      </ErrorState>
    </div>
  );
}
