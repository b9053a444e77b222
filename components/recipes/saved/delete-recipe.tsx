"use client";

import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { api } from "@/lib/api-client";

type DeleteRecipeProps = {
  recipe: { id: string; title: string; is_public: boolean };
  size?: "md" | "sm";
  onDeleted: () => void;
};

/** Asks once, names the recipe, and says what goes with it. Already gone is as good as deleted. */
export function DeleteRecipe({ recipe, size = "sm", onDeleted }: DeleteRecipeProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const toast = useToast();

  async function remove() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await api.deleteRecipe(recipe.id).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      setAsking(false);
      toast("success", `Deleted ${recipe.title}`);
      onDeleted();
    } catch (error) {
      toast("error", `Failed to delete recipe. ${error instanceof ApiError ? error.message : NO_DETAIL}`);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`Delete ${recipe.title}`}
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
            <b>{recipe.title}</b> and its photos are deleted for good
            {recipe.is_public && ", also for everybody who saved it"}.
          </>
        }
        onConfirm={() => void remove()}
        onOpenChange={setAsking}
        open={asking}
        title="Delete Recipe"
      />
    </>
  );
}
