import { useEffect } from "react";

/** Has the browser keep this page for when there is no network. It names nobody: see public/sw.js. */
export function useServiceWorker(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn || !("serviceWorker" in navigator)) return;
    // Refused (private window, storage full): the page then needs a connection, as any other.
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
  }, [isSignedIn]);
}
