"use client";

import { useEffect, useRef, useState } from "react";
import { useSignOut } from "@/components/session/use-sign-out";
import type { Viewer } from "@/components/session/viewer";

const TRANSITION_MS = 500;

type SignInHereOptions = {
  /** Called half a second after sign-in. */
  moveOn: () => void;
  /** The address after sign-out; by default the home page. */
  addressAfterSignOut?: () => string;
};

/** Handles sign-in on this page, and a session that ends while the page is open. */
export function useSignInHere(viewer: Viewer | null, { moveOn, addressAfterSignOut }: SignInHereOptions) {
  const { signOut, busy: isSigningOut } = useSignOut(undefined, addressAfterSignOut);
  const [phase, setPhase] = useState<"idle" | "trying" | "entered">("idle");
  const [lastEmail, setLastEmail] = useState(viewer?.user.email ?? null);
  const email = viewer?.user.email;
  useEffect(() => {
    if (email) setLastEmail(email);
  }, [email]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef(moveOn);
  latest.current = moveOn;
  const isEntering = phase !== "idle";
  return {
    isEntering,
    hasEntered: phase === "entered",
    /** The account step stays while an attempt runs, and half a second longer. */
    onAttempt: (isRunning: boolean) => setPhase(isRunning ? "trying" : "idle"),
    onSignedIn: () => {
      setPhase("entered");
      timer.current = setTimeout(() => {
        setPhase("idle");
        latest.current();
      }, TRANSITION_MS);
    },
    endedFor: viewer || isSigningOut || isEntering ? null : lastEmail,
    forgetEnded: () => setLastEmail(null),
    signOut,
    isSigningOut,
  };
}
