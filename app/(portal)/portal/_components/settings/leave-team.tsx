"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { PORTAL } from "@/lib/portal/sections";
import { team } from "@/lib/team-client";

/** For whoever works in a business: the way out of it. The last owner is told to make another one first. */
export function LeaveTeam() {
  const [isAsking, setAsking] = useState(false);
  const { busy, run } = useTask();
  const toast = useToast();
  const leave = () =>
    run(
      "leave",
      async () => {
        await team.leave();
        window.location.assign(PORTAL);
        return LEAVING;
      },
      (error) => {
        setAsking(false);
        toast("error", failureOf(error, "You still belong to the business."));
      },
    );
  return (
    <section aria-labelledby="leave-team" className="sheet mt-5 max-w-[680px] p-5 tablet:p-6">
      <h2 className="text-step-2" id="leave-team">
        Leave the business
      </h2>
      <p className="mt-2">
        Your account and your own card stay. What you see and do here ends at once, on every device.
      </p>
      <Button className="mt-4" onClick={() => setAsking(true)}>
        Leave
      </Button>
      <ConfirmDialog
        busy={busy}
        confirmLabel="Leave"
        description="Only another person of the business can bring you back, with an invitation."
        onConfirm={() => void leave()}
        onOpenChange={setAsking}
        open={isAsking}
        title="Leave this business?"
      />
    </section>
  );
}
