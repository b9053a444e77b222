"use client";

import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { variants } from "@/lib/variants-client";

type DeleteVariantProps = { variant: { id: string; title: string }; size?: "md" | "sm"; onDeleted: () => void };

/** Asks once, and says what stays. Already gone is as good as deleted. */
export function DeleteVariant({ variant, size, onDeleted }: DeleteVariantProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const toast = useToast();

  async function remove() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await variants.delete(variant.id).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      setAsking(false);
      toast("success", `Deleted ${variant.title}`);
      onDeleted();
    } catch (error) {
      toast("error", `Failed to delete recipe variant. ${error instanceof ApiError ? error.message : NO_DETAIL}`);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`Delete ${variant.title}`}
        onClick={() => setAsking(true)}
        size={size}
        variant="danger"
      >
        <Trash2 size={18} />
        Delete
      </Button>
      <ConfirmDialog
        busy={busy}
        confirmLabel="Delete"
        description={
          <>
            <b>{variant.title}</b> is deleted for good. The recipe that it was made from stays, and so does what it put
            on your grocery lists.
          </>
        }
        onConfirm={() => void remove()}
        onOpenChange={setAsking}
        open={asking}
        title="Delete Variant"
      />
    </>
  );
}
