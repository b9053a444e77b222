"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { tablesText } from "@/messages/en/tables";

type TableActionsProps = { isHost: boolean; onLeave: (how: "leave" | "end") => Promise<void> };

/** Leaves the table; the host, who has sat there longest, can also end it for everybody. */
export function TableActions({ isHost, onLeave }: TableActionsProps) {
  const t = useText(tablesText);
  const { busy, run } = useTask();
  const [asks, setAsks] = useState(false);
  const toast = useToast();
  const go = (how: "leave" | "end") =>
    run(
      how,
      async () => {
        await onLeave(how);
        return LEAVING;
      },
      () => toast("error", t("notLeftTable")),
    );
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button busy={busy} onClick={() => void go("leave")} size="sm">
        <LogOut size={18} />
        {t("leaveTheTable")}
      </Button>
      {isHost && (
        <Button onClick={() => setAsks(true)} size="sm" variant="text">
          {t("endItForEverybody")}
        </Button>
      )}
      <ConfirmDialog
        busy={busy}
        confirmLabel={t("endTheTable")}
        description={t("endTableExplained")}
        onConfirm={() => void go("end")}
        onOpenChange={setAsks}
        open={asks}
        title={t("endThisTable")}
      />
    </div>
  );
}
