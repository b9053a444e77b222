"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { Moment } from "@/components/ui/moment";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { uploadKeys, uploadsApi, venueKeys } from "@/lib/portal/venues-client";
import type { UploadWire } from "@/lib/schemas/venue-uploads";
import { undoInWords } from "./upload-words";

type UndoUploadProps = { upload: UploadWire; onOpen?: (isOpen: boolean) => void };

/** Takes back what an upload did, after saying what that is; or says that it was taken back. */
export function UndoUpload({ upload, onOpen }: UndoUploadProps) {
  const queries = useQueryClient();
  const task = useTask();
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const show = (opens: boolean) => {
    setIsOpen(opens);
    setError(null);
    onOpen?.(opens);
  };
  const undo = () =>
    task.run(
      "undo",
      async () => {
        const undone = await uploadsApi.undo(upload.id);
        show(false);
        queries.setQueryData(uploadKeys.one(upload.id), undone);
        await queries.invalidateQueries({ queryKey: uploadKeys.all });
        await queries.invalidateQueries({ queryKey: venueKeys.all });
      },
      (reason) => setError(failureOf(reason, "Failed to process bulk venues")),
    );
  if (upload.undone_at) {
    return (
      <p className="text-small" role="status">
        Undone <Moment iso={upload.undone_at} />.{" "}
        {upload.undo_left > 0 &&
          `${upload.undo_left.toLocaleString("en-US")} ${upload.undo_left === 1 ? "venue" : "venues"} stayed: changed or used since, or their internal ID is taken.`}
      </p>
    );
  }
  if (!upload.undo_until) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <Button onClick={() => show(true)} size="sm">
        <Undo2 size={18} />
        Undo
      </Button>
      <span className="text-ink-soft">
        until <Moment iso={upload.undo_until} />
      </span>
      <ConfirmDialog
        busy={task.running !== null}
        confirmLabel="Undo the upload"
        description={undoInWords(upload)}
        onConfirm={undo}
        onOpenChange={show}
        open={isOpen}
        title={`Undo ${upload.file_name}?`}
        tone="primary"
      >
        <FieldError error={error} id="undo-error" />
      </ConfirmDialog>
    </div>
  );
}
