import { useEffect } from "react";

/**
 * Registers the service worker, which caches this page for offline use. The cached page names nobody: see
 * public/sw.js.
 */
export function useServiceWorker(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn || !("serviceWorker" in navigator)) return;
    // If registration is refused (private window, storage full), the page needs a connection like any other.
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
  }, [isSignedIn]);
}
