"use client";

import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import type { Viewer } from "@/components/auth/auth-provider";
import { useHasPasskeys, useOfferedPasskey, usePasskeySignIn } from "@/components/auth/use-passkey";
import { Button } from "@/components/ui/button";
import { failureOf } from "@/lib/api-call";

type PasskeyButtonProps = {
  disabled: boolean;
  onError: (message: string | null) => void;
  onSignedIn?: (viewer: Viewer) => void;
};

/** The other way in: no email and no password to type. Only where the browser knows passkeys. */
export function PasskeyButton({ disabled, onError, onSignedIn }: PasskeyButtonProps) {
  const hasPasskeys = useHasPasskeys();
  const signIn = usePasskeySignIn();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const entered = useRef(onSignedIn);
  entered.current = onSignedIn;
  const [toldOf] = useState(() => (viewer: Viewer) => entered.current?.(viewer));
  useOfferedPasskey(toldOf);

  async function enter() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    onError(null);
    try {
      const viewer = await signIn();
      if (viewer) entered.current?.(viewer);
    } catch (error) {
      onError(failureOf(error, "The passkey did not work. Please sign in with your password."));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  if (!hasPasskeys) return null;
  return (
    <Button busy={busy} disabled={disabled} onClick={enter} wide>
      <KeyRound size={18} />
      Use a passkey
    </Button>
  );
}
