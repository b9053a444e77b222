"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { LeavingScreen } from "@/components/session/leaving-screen";
import { type SessionActions, useSession } from "@/components/session/use-session";
import { type SetPreferences, useShownPreferences } from "@/components/session/use-shown-preferences";
import { useTabsInStep } from "@/components/session/use-tabs-in-step";
import type { Viewer } from "@/components/session/viewer";

type Auth = SessionActions & {
  viewer: Viewer | null;
  /**
   * Stores preferences that the screens changed, for the next page and for the card. A function receives the newest
   * preferences, so that two answers that arrive at once do not undo each other.
   */
  setPreferences: SetPreferences;
};

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth needs an AuthProvider above it");
  return auth;
}

type AuthProviderProps = {
  initialViewer: Viewer | null;
  /**
   * False if the server could not determine the person, or was not asked (a page cached for offline use). Then nothing
   * that is known here may be cleared.
   */
  isKnown: boolean;
  children: ReactNode;
};

/** Provides the signed-in person, how they sign in and out, and their preferences. */
export function AuthProvider({ initialViewer, isKnown, children }: AuthProviderProps) {
  const session = useSession(initialViewer, isKnown);
  useTabsInStep(session, initialViewer, isKnown);
  const setPreferences = useShownPreferences(session);
  const { viewer, actions } = session;
  const auth = useMemo<Auth>(() => ({ viewer, ...actions, setPreferences }), [viewer, actions, setPreferences]);
  const { phase, tryAgain } = session.leaving;
  const isGone = phase === "ending" || phase === "away";
  return (
    <AuthContext value={auth}>
      {isGone ? <LeavingScreen isAway={phase === "away"} onTryAgain={tryAgain} /> : children}
    </AuthContext>
  );
}
