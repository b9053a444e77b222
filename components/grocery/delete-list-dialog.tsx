"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";

/** How long 'deleted successfully' stays. */
const DELETED_MS = 3000;

type DeleteListDialogProps = {
  list: { id: string; name: string } | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

export function DeleteListDialog({ list, onClose, onDeleted }: DeleteListDialogProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function remove({ id, name }: { id: string; name: string }) {
    setBusy(true);
    try {
      await groceries.deleteList(id).catch((error: unknown) => {
        // Deleted on another device: as good.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      toast("success", `${name} deleted successfully`, undefined, DELETED_MS);
      onClose();
      onDeleted(id);
    } catch {
      toast("error", "Failed to delete grocery list. Please try again.");
      onClose();
    } finally {
      setBusy(false);
    }
  }
  return (
    <ConfirmDialog
      busy={busy}
      confirmLabel="Delete"
      description={
        <>
          <b>{list?.name}</b> and everything on it goes for good, on all your devices. Your recipes stay.
        </>
      }
      onConfirm={() => list && void remove(list)}
      onOpenChange={(open) => !open && onClose()}
      open={list !== null}
      title="Delete list"
    />
  );
}
