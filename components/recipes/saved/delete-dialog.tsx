"use client";

import { Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { cookbookText } from "@/messages/en/cookbook";

type DeleteDialogProps = {
  /** Of what is deleted. */
  title: string;
  /** What the dialog is called: "Delete Recipe". */
  heading: string;
  /** What goes with it, and what stays. */
  children: ReactNode;
  /** What is said where it could not be deleted, without a full stop. */
  failed: string;
  size?: "md" | "sm" | undefined;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
};

/** A button that asks once, deletes once, and takes what is gone already for deleted. */
export function DeleteDialog({ title, heading, children, failed, size = "sm", remove, onDeleted }: DeleteDialogProps) {
  const t = useText(cookbookText);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const toast = useToast();

  async function confirm() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await remove().catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      setAsking(false);
      toast("success", t("deletedTitle", { title }));
      onDeleted();
    } catch (error) {
      toast("error", `${failed}. ${error instanceof ApiError ? error.message : NO_DETAIL}`);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

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
