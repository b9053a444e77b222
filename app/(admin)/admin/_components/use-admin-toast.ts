import { useCallback } from "react";
import { type ShowToast, useToast } from "@/components/ui/toast";

/** How long a success stays on the screens of the team. One with an action stays as long as elsewhere. */
const SUCCESS_MS = 3000;

/** The same as useToast, for the screens of the team. */
export function useAdminToast(): ShowToast {
  const show = useToast();
  return useCallback<ShowToast>(
    (type, message, action, durationMs = action ? undefined : SUCCESS_MS) => show(type, message, action, durationMs),
    [show],
  );
}
