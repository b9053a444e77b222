import { useState } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { UnsentChangesError } from "@/components/grocery/device/unsent-changes";
import { leaveToast, takeLeftToast } from "@/components/ui/left-toast";
import { useToast } from "@/components/ui/toast";

/**
 * Signs out, or says that it did not work: the person must not believe a living sign-in gone.
 * `farewell` is said on the page that follows, which is `then` (home without it).
 */
export function useSignOut(farewell?: string, then?: () => string): { signOut: () => Promise<void>; busy: boolean } {
  const { logout } = useAuth();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function signOut(losesChanges = false) {
    if (busy) return;
    setBusy(true);
    if (farewell) leaveToast("success", farewell);
    try {
      await logout(then?.(), { losesChanges });
    } catch (error) {
      takeLeftToast();
      setBusy(false);
      if (error instanceof UnsentChangesError) {
        const changes = error.count === 1 ? "1 change" : `${error.count} changes`;
        const anyway = { label: "Sign out anyway", onSelect: () => void signOut(true) };
        toast("error", `You are still signed in: ${changes} to your grocery list could not be saved yet.`, anyway);
      } else toast("error", "You are still signed in: the server did not answer. Please try again.");
    }
  }
  return { signOut: () => signOut(), busy };
}
