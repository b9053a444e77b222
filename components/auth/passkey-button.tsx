"use client";

import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { useText } from "#use-text";
import type { Viewer } from "@/components/auth/auth-provider";
import { useHasPasskeys, useOfferedPasskey, usePasskeySignIn } from "@/components/auth/use-passkey";
import { Button } from "@/components/ui/button";
import { failureOf } from "@/lib/api-call";
import { shell } from "@/messages/en/shell";

type PasskeyButtonProps = {
  disabled: boolean;
  onError: (message: string | null) => void;
  onSignedIn?: (viewer: Viewer) => void;
  /** The account waits for its end, and its owner keeps it. */
  keepsAccount?: boolean;
  /** Told why a sign-in failed: true where the account is closed, and somebody else says so. */
  onClosed?: (reason: unknown) => boolean;
};

/** The other way in: no email and no password to type. Only where the browser knows passkeys. */
export function PasskeyButton({ disabled, onError, onSignedIn, keepsAccount = false, onClosed }: PasskeyButtonProps) {
  const t = useText(shell);
  const hasPasskeys = useHasPasskeys();
  const signIn = usePasskeySignIn(keepsAccount);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const entered = useRef(onSignedIn);
  entered.current = onSignedIn;
  const [toldOf] = useState(() => (viewer: Viewer) => entered.current?.(viewer));
  useOfferedPasskey(toldOf, onClosed);

  async function enter() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    onError(null);
    try {
      const viewer = await signIn();
      if (viewer) entered.current?.(viewer);
    } catch (error) {
      if (!onClosed?.(error)) onError(failureOf(error, t("thePasskeyDidNot")));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  if (!hasPasskeys) return null;
  return (
    <Button busy={busy} disabled={disabled} onClick={enter} wide>
      <KeyRound size={18} />
      {t("useAPasskey")}
    </Button>
  );
}
