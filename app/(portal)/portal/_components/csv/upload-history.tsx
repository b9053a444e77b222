"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Moment } from "@/components/ui/moment";
import { ProgressBar } from "@/components/ui/progress-bar";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { uploadKeys, uploadsApi } from "@/lib/portal/venues-client";
import type { UploadWire } from "@/lib/schemas/venue-uploads";
import { UndoUpload } from "./undo-upload";
import { uploadInWords } from "./upload-words";

const ASKS_AGAIN_MS = 2000;
const SHOWN = 5;

const ACTIONS = { add: "Added to the venues", replace: "Replaced all venues", delete: "Deleted venues" } as const;

/** The files that were uploaded before, by anybody of the business. */
export function UploadHistory({ onShow }: { onShow: (id: string) => void }) {
  const [showsAll, setShowsAll] = useState(false);
  const uploads = useQuery({
    queryKey: uploadKeys.all,
    queryFn: ({ signal }) => uploadsApi.list(signal),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.some(({ ended_at }) => ended_at === null) ? ASKS_AGAIN_MS : false),
  });
  if (uploads.isError) {
    return (
      <ErrorState onRetry={() => uploads.refetch()} retryLabel="Try again" title="Failed to load earlier uploads">
        {uploads.error.message}
      </ErrorState>
    );
  }
  if (!uploads.data || uploads.data.length === 0) return null;
  const shown = showsAll ? uploads.data : uploads.data.slice(0, SHOWN);
  return (
    <section aria-labelledby="uploads" className="mt-8">
      <h2 className="text-step-1" id="uploads">
        Earlier uploads
      </h2>
      <ul className="mt-2">
        {shown.map((upload) => (
          <li className="grid gap-1.5 border-line border-t py-3 text-small" key={upload.id}>
            <p className="wrap-anywhere flex flex-wrap items-baseline gap-x-3">
              <b className="font-[620] text-body">{upload.file_name}</b>
              <span className="text-ink-soft">
                {ACTIONS[upload.action]}, <Moment iso={upload.created_at} />
                {upload.started_by && `, ${upload.started_by}`}
              </span>
            </p>
            <Outcome upload={upload} />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
              <LinkButton onClick={() => onShow(upload.id)}>Show {upload.file_name}</LinkButton>
              <UndoUpload upload={upload} />
            </div>
          </li>
        ))}
      </ul>
      {uploads.data.length > shown.length && (
        <LinkButton onClick={() => setShowsAll(true)}>Show all {uploads.data.length}</LinkButton>
      )}
    </section>
  );
}

function Outcome({ upload }: { upload: UploadWire }) {
  const { state, row_count: all, done_count: done, error_count: refused } = upload;
  if (upload.ended_at === null) {
    return (
      <div className="grid gap-1">
        <span className="tabular-nums">
          {done.toLocaleString("en-US")} of {all.toLocaleString("en-US")} rows
        </span>
        <ProgressBar label={`Rows of ${upload.file_name} done`} max={all} value={done} />
      </div>
    );
  }
  const tone = state === "failed" ? "conflict" : state === "cancelled" || refused > 0 ? "may_contain" : "match";
  return (
    <p className="flex items-start gap-2">
      <VerdictBadge size={18} verdict={tone} />
      <span>
        {state === "failed" && "Failed. "}
        {state === "cancelled" && "Cancelled. "}
        {uploadInWords(upload)}{" "}
        {refused > 0 && `${refused.toLocaleString("en-US")} ${refused === 1 ? "row" : "rows"} rejected.`}
      </span>
    </p>
  );
}
