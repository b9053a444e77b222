"use client";

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";

export type AuthMode = "login" | "register";

type AuthModal = {
  /** null while the modal is closed. */
  mode: AuthMode | null;
  open: (mode: AuthMode) => void;
  close: () => void;
};

const AuthModalContext = createContext<AuthModal | null>(null);

/** Opens the sign-in dialog over any screen. */
export function useAuthModal(): AuthModal {
  const modal = useContext(AuthModalContext);
  if (!modal) throw new Error("useAuthModal needs an AuthModalProvider above it");
  return modal;
}

export function AuthModalProvider({ children }: { children: ReactNode }) {
  const [mode, setMode] = useState<AuthMode | null>(null);
  const open = useCallback((next: AuthMode) => setMode(next), []);
  const close = useCallback(() => setMode(null), []);
  const modal = useMemo(() => ({ mode, open, close }), [mode, open, close]);
  return <AuthModalContext value={modal}>{children}</AuthModalContext>;
}
