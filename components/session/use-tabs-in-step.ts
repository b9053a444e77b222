import { useEffect } from "react";
import { onKeptViewerGone } from "@/components/session/kept-viewer";
import { readLeftMark } from "@/components/session/left-here";
import { forgetUser, onStoredUserChange, restoreUser } from "@/components/session/stored-user";
import { useCameBack } from "@/components/session/use-came-back";
import type { Session } from "@/components/session/use-session";
import { isAnothers, startAnew, type Viewer } from "@/components/session/viewer";

/** Shows what happened to the session elsewhere: in another tab, or before the person came Back to this page. */
export function useTabsInStep(
  { latest, setViewer, refresh, leaving }: Pick<Session, "latest" | "setViewer" | "refresh" | "leaving">,
  initialViewer: Viewer | null,
  isKnown: boolean,
): void {
  const { hearLeft } = leaving;
  // A stored user whom the server does not know any more is signed out.
  useEffect(() => {
    if (isKnown && (!initialViewer || restoreUser()?.id !== initialViewer.user.id)) forgetUser();
    return onStoredUserChange(() => {
      const stored = restoreUser();
      if (isAnothers(latest.current, stored)) startAnew();
      else if (!stored && readLeftMark() !== null) hearLeft();
      else refresh();
    });
  }, [latest, initialViewer, isKnown, refresh, hearLeft]);

  useEffect(
    () =>
      onKeptViewerGone(() => {
        if (readLeftMark() !== null) return hearLeft();
        if (!isKnown) setViewer(null); // without the server, what this device keeps decides
        refresh();
      }),
    [isKnown, refresh, setViewer, hearLeft],
  );

  // A page in the back-forward cache does not know that somebody signed out since, so it must not be shown.
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      if (readLeftMark() !== null) hearLeft();
      else if (latest.current && latest.current.user.id !== restoreUser()?.id) startAnew();
      else refresh();
    };
    window.addEventListener("pageshow", returned);
    return () => window.removeEventListener("pageshow", returned);
  }, [latest, refresh, hearLeft]);

  // The router caches pages for Back, but an allergy or a visit may have changed since.
  const cameBack = useCameBack();
  useEffect(() => {
    if (cameBack && latest.current && navigator.onLine) refresh();
  }, [latest, cameBack, refresh]);
}
