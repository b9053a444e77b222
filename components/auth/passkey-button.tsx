"use client";

import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { useText } from "#use-text";
import { useHasPasskeys, useOfferedPasskey, usePasskeySignIn } from "@/components/auth/use-passkey";
import type { Viewer } from "@/components/session/viewer";
import { Button } from "@/components/ui/button";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { shell } from "@/messages/en/shell";

type PasskeyButtonProps = {
  disabled: boolean;
  onError: (message: string | null) => void;
  onSignedIn?: (viewer: Viewer) => void;
  /** The owner of an account that is scheduled for deletion keeps it. */
  keepsAccount?: boolean;
  /** Receives why a sign-in failed, and returns true if it reports the scheduled deletion itself. */
  onClosed?: (reason: unknown) => boolean;
};

/** Sign-in with a passkey, without email and password. Shown only if the browser supports passkeys. */
export function PasskeyButton({ disabled, onError, onSignedIn, keepsAccount = false, onClosed }: PasskeyButtonProps) {
  const t = useText(shell);
  const hasPasskeys = useHasPasskeys();
  const signIn = usePasskeySignIn(keepsAccount);
  const { busy, run } = useTask();
  const enter = () =>
    run(
      "enter",
      async () => {
        onError(null);
        const viewer = await signIn();
        if (viewer) onSignedIn?.(viewer);
      },
      fail,
    );
  const fail = (error: unknown) => {
    if (!onClosed?.(error)) onError(failureOf(error, t("passkeyFailed")));
  };
  const latest = useRef({ enter: onSignedIn, fail });
  latest.current = { enter: onSignedIn, fail };
  const [onEntered] = useState(() => (viewer: Viewer) => latest.current.enter?.(viewer));
  const [onFailed] = useState(() => (reason: unknown) => latest.current.fail(reason));
  useOfferedPasskey(onEntered, onFailed);

  if (!hasPasskeys) return null;
  return (
    <Button busy={busy} disabled={disabled} onClick={enter} wide>
      <KeyRound size={18} />
      {t("useAPasskey")}
    </Button>
  );
}
