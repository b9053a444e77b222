"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";

type TableActionsProps = { isHost: boolean; onLeave: (how: "leave" | "end") => Promise<void> };

/** Getting up, and for whoever has sat there longest, ending the table for all. */
export function TableActions({ isHost, onLeave }: TableActionsProps) {
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const toast = useToast();
  async function go(how: "leave" | "end") {
    setBusy(true);
    try {
      await onLeave(how);
    } catch {
      setBusy(false);
      toast("error", "That did not work. You still sit at the table; please try again.");
    }
  }
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button busy={busy} onClick={() => void go("leave")} size="sm">
        <LogOut size={18} />
        Leave the table
      </Button>
      {isHost && (
        <Button onClick={() => setAsks(true)} size="sm" variant="text">
          End it for everybody
        </Button>
      )}
      <ConfirmDialog
        busy={busy}
        confirmLabel="End the table"
        description="Everybody gets up at once, and nothing of it is kept: no name, no allergy, no dish."
        onConfirm={() => void go("end")}
        onOpenChange={setAsks}
        open={asks}
        title="End this table?"
      />
    </div>
  );
}
