"use client";

import { useText } from "#use-text";
import { groceries } from "@/lib/grocery-client";
import { groceryText } from "@/messages/en/grocery";
import { listTitle } from "./list-title";
import { NameDialog } from "./name-dialog";

type CopyListDialogProps = {
  list: { id: string; name: string } | null;
  onClose: () => void;
  onCopied: (id: string) => void;
};

/** The copy starts with nothing ticked, because the list is about to be shopped again. */
export function CopyListDialog({ list, onClose, onCopied }: CopyListDialogProps) {
  const t = useText(groceryText);
  return (
    <NameDialog
      action="Copy"
      description={t("copyExplained")}
      failure={t("listNotMade")}
      key={list?.id}
      onName={async (name) => {
        if (list) onCopied((await groceries.copyList(list.id, name)).id);
      }}
      onOpenChange={(open) => !open && onClose()}
      open={list !== null}
      suggestion={list ? t("nameCopy", { name: listTitle(t, list.name) }) : ""}
      title={t("copyList")}
    />
  );
}
