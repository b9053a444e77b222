import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useRef } from "react";
import { adminApi } from "@/lib/admin-client";
import type { AdminRow, AuditEntryWire, ModelMeta } from "@/lib/schemas/admin";
import { useAdminToast } from "../use-admin-toast";
import { errorMessage, useConfirmed } from "../use-confirmed";

/** `left`: the row as the change left it; null if the change deleted it. */
export type UndoRow = (id: string, left: AdminRow | null) => void;

/**
 * Undoes a change on the screen where it was made, unless somebody has changed the row since; then the audit log is
 * the place to undo it.
 */
export function useUndo({ model }: ModelMeta): { undo: UndoRow; question: ReactNode } {
  const client = useQueryClient();
  const toast = useAdminToast();
  const { run, question } = useConfirmed();
  const undoing = useRef<(...given: Parameters<UndoRow>) => Promise<void>>(async () => {});
  undoing.current = (id, left) =>
    run(
      async (confirm) => {
        const [newest] = (await adminApi.audit({ page: 1, model, row_id: id })).items;
        if (!newest || !isLeftBy(newest, left))
          return toast("error", "Somebody changed the row since: see the audit log.");
        await adminApi.undo(newest.id, { confirm });
        await client.invalidateQueries({ queryKey: ["admin"] });
        toast("success", `The change of ${newest.row_name} was undone`);
      },
      (error) => toast("error", errorMessage(error, "The change could not be undone.")),
    );
  return { undo: useCallback<UndoRow>((id, left) => void undoing.current(id, left), []), question };
}

const isLeftBy = ({ after }: AuditEntryWire, left: AdminRow | null): boolean =>
  after === null || left === null
    ? after === left
    : Object.keys(after).every((name) => JSON.stringify(after[name]) === JSON.stringify(left[name]));
