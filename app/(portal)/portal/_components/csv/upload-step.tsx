"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useTask } from "@/components/ui/use-task";
import { uploadKeys, uploadsApi } from "@/lib/portal/venues-client";
import type { UploadDetailWire } from "@/lib/schemas/venue-uploads";
import { StepSheet } from "./step-sheet";

const ASKS_AGAIN_MS = 500;

const full = (count: number) => count.toLocaleString("en-US");
const TITLES = { add: "Adding", replace: "Replacing", delete: "Deleting" } as const;

/** An upload, asked for again and again until it has ended. */
export const useUpload = (id: string | null) =>
  useQuery({
    queryKey: uploadKeys.one(id ?? ""),
    queryFn: ({ signal }) => uploadsApi.get(id ?? "", signal),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.ended_at ? false : ASKS_AGAIN_MS),
    refetchOnMount: "always",
  });

/** Shows how far an upload is. It goes on without this page. */
export function UploadStep({ upload }: { upload: UploadDetailWire }) {
  const queries = useQueryClient();
  const task = useTask();
  const { action, row_count: all, done_count: done } = upload;
  const cancel = () =>
    task.run("cancel", async () => queries.setQueryData(uploadKeys.one(upload.id), await uploadsApi.cancel(upload.id)));
  const isCancelling = upload.is_cancelling || task.running !== null;
  return (
    <StepSheet
      lead="You may close this page: the upload goes on, and is listed under Upload CSV with its result."
      title={`${TITLES[action]}: ${upload.file_name}`}
    >
      {action === "replace" ? (
        <p role="status">All {full(all)} rows at once. Nothing has changed until everything has.</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-3">
            <b className="text-step-1 tabular-nums" role="status">
              {upload.state === "waiting" && done === 0 ? "About to begin" : `${full(done)} of ${full(all)}`}
            </b>
            <span className="text-ink-soft text-small tabular-nums">{Math.floor((done / all) * 100)}%</span>
          </p>
          <ProgressBar label="Rows done" max={all} value={done} />
        </>
      )}
      <div>
        <Button busy={isCancelling} busyLabel="Cancelling..." onClick={cancel}>
          Cancel
        </Button>
      </div>
    </StepSheet>
  );
}

/** An upload that is not there any more, or could not be asked for. */
export const UploadLost = ({ onBack, onRetry }: { onBack: () => void; onRetry: () => void }) => (
  <ErrorState onRetry={onRetry} retryLabel="Try again" title="We could not read this upload">
    It goes on without this page, unless it was deleted.{" "}
    <Button onClick={onBack} variant="text">
      Show all uploads
    </Button>
  </ErrorState>
);
