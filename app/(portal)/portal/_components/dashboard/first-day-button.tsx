"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { call, failureOf } from "@/lib/api-call";
import type { FirstDayBody } from "@/lib/schemas/first-day";

/** Changes the list of the first day, for everybody of the business. */
export function FirstDayButton({ change, children }: { change: FirstDayBody; children: ReactNode }) {
  const router = useRouter();
  const toast = useToast();
  const task = useTask();
  const set = () =>
    task.run(
      "set",
      async () => {
        await call("PUT /api/team/first-day", { body: change });
        router.refresh();
      },
      (reason) => toast("error", failureOf(reason, "The list was not changed")),
    );
  return (
    <Button busy={task.busy} onClick={set} size="sm">
      {children}
    </Button>
  );
}
