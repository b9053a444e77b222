import { useCallback, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SearchCombobox } from "@/components/ui/search-combobox";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useTask } from "@/components/ui/use-task";
import { adminApi } from "@/lib/admin-client";
import type { AdminRow } from "@/lib/schemas/admin";
import type { MlIngredient } from "@/lib/schemas/admin-ml";
import { useAdminToast } from "../../_components/use-admin-toast";
import { errorMessage, useConfirmed } from "../../_components/use-confirmed";

type MergeFoodDialogProps = { ingredient: MlIngredient; onClose: () => void; onMerged: () => void };

const nameOf = (row: AdminRow) => String(row.name);

/**
 * Merges two names of one food. It asks which one to keep, and shows what the merge affects before anything changes.
 */
export function MergeFoodDialog({ ingredient, onClose, onMerged }: MergeFoodDialogProps) {
  const [into, setInto] = useState<AdminRow | null>(null);
  const { busy, run: start } = useTask();
  const { run, question } = useConfirmed();
  const toast = useAdminToast();
  const search = useCallback(
    async (text: string, signal: AbortSignal) =>
      (await adminApi.find("ingredients", text, signal)).items.filter((row) => row._id !== ingredient.id),
    [ingredient.id],
  );
  async function merge() {
    if (!into) return;
    await start("merge", () =>
      run(
        async (confirm) => {
          await adminApi.mergeFood(ingredient.id, String(into._id), confirm);
          toast("success", `${ingredient.name} was merged into ${nameOf(into)}`);
          onMerged();
        },
        (error) => toast("error", errorMessage(error, "The ingredients could not be merged.")),
      ),
    );
  }
  return (
    <Dialog
      description={`Recipes, lists and what people have recorded will name the other ingredient. “${ingredient.name}” stays as its alias. The audit log undoes a merge.`}
      onOpenChange={(open) => !open && onClose()}
      open
      title={`Merge ${ingredient.name}`}
    >
      <SearchCombobox<AdminRow>
        hint={into ? `Into ${nameOf(into)}, ${String(into.category)}` : "A confirmed ingredient"}
        keyOf={(row) => String(row._id)}
        label="Merge into"
        labelOf={nameOf}
        onSelect={setInto}
        search={search}
      />
      <TwoButtons className="mt-4">
        <Button onClick={onClose}>Cancel</Button>
        <Button busy={busy} disabled={!into} onClick={merge} variant="primary">
          Merge
        </Button>
      </TwoButtons>
      {question}
    </Dialog>
  );
}
