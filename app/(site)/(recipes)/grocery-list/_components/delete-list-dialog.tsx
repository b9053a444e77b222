"use client";

import { useText } from "#use-text";
import { ConfirmDialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { ApiError } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";
import { groceryText } from "@/messages/en/grocery";
import { listTitle } from "./list-title";

/** How long 'deleted successfully' stays. */
const DELETED_MS = 3000;

type DeleteListDialogProps = {
  list: { id: string; name: string } | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

export function DeleteListDialog({ list, onClose, onDeleted }: DeleteListDialogProps) {
  const t = useText(groceryText);
  const toast = useToast();
  const { busy, run } = useTask();
  const remove = ({ id, name }: { id: string; name: string }) =>
    run(
      "remove",
      async () => {
        await groceries.deleteList(id).catch((error: unknown) => {
          // 404: the list was already deleted on another device, which is just as good.
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        });
        toast("success", t("nameDeletedSuccessfully", { name }), undefined, DELETED_MS);
        onClose();
        onDeleted(id);
      },
      () => {
        toast("error", t("listNotDeleted"));
        onClose();
      },
    );
  return (
    <ConfirmDialog
      busy={busy}
      confirmLabel={t("delete")}
      description={t.rich("nameAndEverythingOn", {
        name: list && listTitle(t, list.name),
        b: (inside) => <b>{inside}</b>,
      })}
      onConfirm={() => list && void remove(list)}
      onOpenChange={(open) => !open && onClose()}
      open={list !== null}
      title={t("deleteList")}
    />
  );
}
