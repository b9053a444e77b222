"use client";

import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { cookbookText } from "@/messages/en/cookbook";

type DeleteDialogProps = {
  /** The title of the recipe or variant. */
  title: string;
  /** The title of the dialog, for example "Delete Recipe". */
  heading: string;
  /** Explains what is deleted with it and what is not. */
  children: ReactNode;
  /** The error message if the deletion failed, without a full stop. */
  failed: string;
  size?: "md" | "sm" | undefined;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
};

/** A button that deletes after a question. If it is already deleted, that counts as success. */
export function DeleteDialog({ title, heading, children, failed, size = "sm", remove, onDeleted }: DeleteDialogProps) {
  const t = useText(cookbookText);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useTask();
  const toast = useToast();

  const confirm = () =>
    run(
      "delete",
      async () => {
        await remove().catch((error: unknown) => {
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        });
        setAsking(false);
        toast("success", t("deletedTitle", { title }));
        onDeleted();
      },
      (error) => toast("error", `${failed}. ${error instanceof ApiError ? error.message : NO_DETAIL}`),
    );

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={t("deleteTitle", { title })}
        onClick={() => setAsking(true)}
        size={size}
        variant="danger"
      >
        <Trash2 size={18} />
        {t("delete")}
      </Button>
      <ConfirmDialog
        busy={busy}
        confirmLabel={t("delete")}
        description={children}
        onConfirm={() => void confirm()}
        onOpenChange={setAsking}
        open={asking}
        title={heading}
      />
    </>
  );
}
