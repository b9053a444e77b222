"use client";

import { useEffect } from "react";

/** Back must ask the server again: a browser may hand out a page that it has kept whole in memory. */
export function ForgetOnReturn() {
  useEffect(() => {
    const hide = () => {
      document.documentElement.hidden = true; // the kept page must not flash up before it is replaced
    };
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
      else document.documentElement.hidden = false;
    };
    window.addEventListener("pagehide", hide);
    window.addEventListener("pageshow", show);
    return () => {
      window.removeEventListener("pagehide", hide);
      window.removeEventListener("pageshow", show);
    };
  }, []);
  return null;
}
