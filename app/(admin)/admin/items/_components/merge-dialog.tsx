import { useCallback, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SearchCombobox } from "@/components/ui/search-combobox";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useTask } from "@/components/ui/use-task";
import { adminApi } from "@/lib/admin-client";
import type { ItemWire } from "@/lib/schemas/admin-items";

type MergeDialogProps = { item: ItemWire; onMerge: (into: ItemWire) => Promise<void>; onClose: () => void };

export function MergeDialog({ item, onMerge, onClose }: MergeDialogProps) {
  const [into, setInto] = useState<ItemWire | null>(null);
  const { busy, run } = useTask();
  const search = useCallback(
    async (text: string) => (await adminApi.items(text, item.type)).filter((other) => other.id !== item.id).slice(0, 8),
    [item],
  );
  return (
    <Dialog
      description={`Whoever has ${item.name} gets the other item (${item.people} ${item.people === 1 ? "person" : "people"}). The name stays as an alias and leads to it. The audit log undoes a merge.`}
      onOpenChange={(open) => !open && onClose()}
      open
      title={`Merge ${item.name}`}
    >
      <SearchCombobox
        hint={into ? `Into ${into.name}` : `Choose another ${item.type}`}
        keyOf={(other) => other.id}
        label="Merge into"
        labelOf={(other) => other.name}
        onSelect={setInto}
        search={search}
      />
      <TwoButtons className="mt-4">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          busy={busy}
          disabled={!into}
          onClick={() => into && run("merge", () => onMerge(into))}
          variant="primary"
        >
          Merge
        </Button>
      </TwoButtons>
    </Dialog>
  );
}
