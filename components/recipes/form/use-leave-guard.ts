"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";

type Destination = { kind: "link"; href: string } | { kind: "back" };

/**
 * The address of a link that would leave this page in the same tab; null for clicks with a modifier key or another
 * target.
 */
function ownLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.hasAttribute("download")) return null;
  // The sign-in modal opens over the page, so nothing is lost.
  if (link.getAttribute("aria-haspopup") === "dialog") return null;
  const isHere = link.pathname === window.location.pathname && link.search === window.location.search;
  return isHere ? null : link.href;
}

const SENTINEL = "recipe-form";

/**
 * Asks before unsaved changes are lost by a link, Back, a reload or a closed tab. To catch Back, the first change adds
 * a history entry for the same page; leaving that entry triggers the question.
 */
export function useLeaveGuard(isDirty: boolean) {
  const router = useRouter();
  const [destination, setAsked] = useState<Destination | null>(null);
  const leaving = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const href = leaving.current ? null : ownLink(event);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked({ kind: "link", href });
    };
    const onPopState = () => {
      if (leaving.current) return;
      window.history.pushState({ ...window.history.state, [SENTINEL]: true }, "", window.location.href);
      setAsked({ kind: "back" });
    };
    if (!window.history.state?.[SENTINEL])
      window.history.pushState({ ...window.history.state, [SENTINEL]: true }, "", window.location.href);
    window.addEventListener("beforeunload", beforeUnload);
    window.addEventListener("popstate", onPopState);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", beforeUnload);
      window.removeEventListener("popstate", onPopState);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [isDirty]);

  const go = useCallback(
    (to: Destination) => {
      leaving.current = true;
      if (to.kind === "back") window.history.go(-2);
      else if (new URL(to.href, window.location.href).origin === window.location.origin) router.push(to.href);
      else window.location.assign(to.href);
    },
    [router],
  );

  return {
    /** Goes to `href`, after a question if there are unsaved changes. */
    leave: (href: string) => (isDirty ? setAsked({ kind: "link", href }) : go({ kind: "link", href })),
    asked: destination,
    confirm: () => {
      if (destination) go(destination);
      setAsked(null);
    },
    stay: () => setAsked(null),
  };
}

export type LeaveGuard = ReturnType<typeof useLeaveGuard>;
