import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/components/ui/dialog";
import { useTask } from "@/components/ui/use-task";
import { ApiError, NO_DETAIL } from "@/lib/api-call";

/** Changing what a food is affects the judgements about it. A favorite affects no judgement. */
const questionOf = (message: string): string =>
  message.replace(
    " Nothing was saved: confirm to go on.",
    message.startsWith("This touches") ? " Stored judgements are made anew." : "",
  );

type Question = { message: string; go: () => Promise<void> };

/** The message of an error, or the documented words if it has none. */
export const errorMessage = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.message !== NO_DETAIL ? error.message : otherwise;

type Run = (
  change: (confirm: boolean) => Promise<void>,
  failed: (error: unknown) => void | Promise<void>,
) => Promise<void>;

/**
 * Runs a change. If the server answers how many recipes and people the change affects (409 `effect`), the
 * administrator is asked, and the change is sent again with the confirmation. `failed` receives any other error of
 * either attempt: after the question, somebody may have changed the row, or the connection may be lost.
 */
export function useConfirmed(): { run: Run; question: ReactNode } {
  const [pending, setAsked] = useState<Question | null>(null);
  const { busy, run: start } = useTask();
  const run: Run = async (change, failed) => {
    try {
      await change(false);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "effect") return failed(error);
      setAsked({ message: error.message, go: () => change(true).catch(failed) });
    }
  };
  const question = (
    <ConfirmDialog
      busy={busy}
      cancelLabel="Change nothing"
      confirmLabel="Go on"
      description={pending && questionOf(pending.message)}
      onConfirm={() => start("confirmed", async () => pending?.go().finally(() => setAsked(null)))}
      onOpenChange={(open) => !open && setAsked(null)}
      open={pending !== null}
      title="This reaches people"
      tone="primary"
    />
  );
  return { run, question };
}
