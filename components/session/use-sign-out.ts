import { useText } from "#use-text";
import { UnsentChangesError } from "@/components/offline/unsent-changes";
import { useAuth } from "@/components/session/auth-provider";
import { leaveToast, takeLeftToast } from "@/components/ui/left-toast";
import { useToast } from "@/components/ui/toast";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { shell } from "@/messages/en/shell";

/**
 * Signs out, unless changes that exist on this device only would be lost: then the person decides. `farewell` is shown on
 * the next page, which is `then` or the home page.
 */
export function useSignOut(farewell?: string, then?: () => string): { signOut: () => Promise<boolean>; busy: boolean } {
  const t = useText(shell);
  const { logout } = useAuth();
  const toast = useToast();
  const { busy, run } = useTask();

  const signOut = (losesChanges = false) =>
    run(
      "signOut",
      async () => {
        if (farewell) leaveToast("success", farewell);
        await logout(then?.(), { losesChanges });
        return LEAVING;
      },
      (error) => {
        takeLeftToast();
        if (!(error instanceof UnsentChangesError)) throw error;
        const anyway = { label: t("signOutAnyway"), onSelect: () => void signOut(true) };
        toast("error", t("signedInUnsent", { count: error.count }), anyway);
      },
    );
  return { signOut: () => signOut(), busy };
}
