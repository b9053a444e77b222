"use client";

import { NameDialog } from "@/components/grocery/name-dialog";
import { groceries } from "@/lib/grocery-client";

type CopyListDialogProps = {
  list: { id: string; name: string } | null;
  onClose: () => void;
  onCopied: (id: string) => void;
};

/** Without its ticks: a list that is shopped again begins anew. */
export function CopyListDialog({ list, onClose, onCopied }: CopyListDialogProps) {
  return (
    <NameDialog
      action="Copy"
      description="Everything on it, with nothing checked. The copy becomes your current list."
      failure="Failed to create grocery list"
      key={list?.id}
      onName={async (name) => {
        if (list) onCopied((await groceries.copyList(list.id, name)).id);
      }}
      onOpenChange={(open) => !open && onClose()}
      open={list !== null}
      suggestion={`${list?.name ?? ""} (Copy)`}
      title="Copy list"
    />
  );
}
