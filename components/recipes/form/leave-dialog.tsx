import type { LeaveGuard } from "@/components/recipes/form/use-leave-guard";
import { ConfirmDialog } from "@/components/ui/dialog";

export const LeaveDialog = ({ guard, onLeave }: { guard: LeaveGuard; onLeave: () => void }) => (
  <ConfirmDialog
    cancelLabel="Keep writing"
    confirmLabel="Leave"
    description="What you wrote in this form is not saved."
    onConfirm={() => {
      onLeave();
      guard.confirm();
    }}
    onOpenChange={(open) => !open && guard.stay()}
    open={guard.asked !== null}
    title="Leave without saving?"
  />
);
