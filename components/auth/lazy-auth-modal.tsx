"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useAuthModal } from "./auth-modal-context";

const load = () => import("./auth-modal").then(({ AuthModal }) => AuthModal);
const AuthModal = dynamic(load, { ssr: false });

/** The modal's forms come after the page, when the browser has nothing better to do, or at the first need. */
export function LazyAuthModal() {
  const { mode } = useAuthModal();
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    if (mode !== null) setIsNeeded(true);
  }, [mode]);
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 2000));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const handle = whenIdle(() => void load().catch(() => undefined));
    return () => cancel(handle);
  }, []);
  return isNeeded ? <AuthModal /> : null;
}
