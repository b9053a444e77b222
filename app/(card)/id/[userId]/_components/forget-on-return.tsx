"use client";

import { useEffect } from "react";

/** Asks the server again after Back, because a browser may restore the whole page from memory. */
export function ForgetOnReturn() {
  useEffect(() => {
    const hide = () => {
      document.documentElement.hidden = true; // hides the restored page until it is replaced
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
