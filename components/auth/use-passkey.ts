"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useAuth } from "@/components/session/auth-provider";
import type { Viewer } from "@/components/session/viewer";
import { frameApi } from "@/lib/frame-api";
import { PASSKEY_USED_KEY } from "@/lib/guest-card/keys-of-device";

const never = () => () => undefined;

/** False during server rendering. */
export const useHasPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === "function",
    () => false,
  );

/** A browser without storage can sign in too. */
export function rememberPasskey(): void {
  try {
    localStorage.setItem(PASSKEY_USED_KEY, "1");
  } catch {
    // Without storage, the button is the only way to use a passkey.
  }
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(PASSKEY_USED_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * How often the browser's own dialog was asked for. A browser has one ceremony at a time: a suggestion that is still
 * being prepared would end the dialog's.
 */
let dialogs = 0;

const loadLibrary = () => import("@simplewebauthn/browser");

/** True if the person closed the browser's dialog or it timed out. */
export const isPasskeyCancelled = (error: unknown): boolean =>
  error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);

/** Signs in through the browser's own dialog. Null if it was closed. `keepsAccount`: see useAuth's loginWithPasskey. */
export function usePasskeySignIn(keepsAccount: boolean): () => Promise<Viewer | null> {
  const { loginWithPasskey } = useAuth();
  return useCallback(async () => {
    dialogs += 1;
    const [{ startAuthentication }, optionsJSON] = await Promise.all([loadLibrary(), frameApi.offerPasskeySignIn()]);
    try {
      const response = await startAuthentication({ optionsJSON });
      const viewer = await loginWithPasskey(response, keepsAccount);
      rememberPasskey();
      return viewer;
    } catch (error) {
      if (isPasskeyCancelled(error)) return null;
      throw error;
    }
  }, [loginWithPasskey, keepsAccount]);
}

/**
 * Where a passkey was used before, the browser suggests it in the email field (conditional UI); the field's
 * `autoComplete` ends in "webauthn". `onFailed` receives why a passkey that the person chose there did not sign in.
 * Both are to be stable.
 */
export function useOfferedPasskey(onSignedIn: (viewer: Viewer) => void, onFailed: (reason: unknown) => void): void {
  const { loginWithPasskey } = useAuth();
  const [newViewer, setTold] = useState<Viewer | null>(null);
  useEffect(() => {
    if (typeof window.PublicKeyCredential !== "function" || !isRemembered()) return;
    let isGone = false;
    let stop = () => {};
    const before = dialogs;
    const suggest = async () => {
      const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await loadLibrary();
      if (isGone || !(await browserSupportsWebAuthnAutofill())) return null;
      const optionsJSON = await frameApi.offerPasskeySignIn();
      if (isGone || dialogs !== before) return null;
      stop = () => WebAuthnAbortService.cancelCeremony();
      return startAuthentication({ optionsJSON, useBrowserAutofill: true });
    };
    const offer = async () => {
      // A person who chooses no passkey signs in another way, so there is nothing to report.
      const response = await suggest().catch(() => null);
      if (!response) return;
      try {
        const viewer = await loginWithPasskey(response);
        if (!isGone) setTold(viewer);
      } catch (reason) {
        if (!isGone) onFailed(reason);
      }
    };
    void offer();
    return () => {
      isGone = true;
      stop();
    };
  }, [loginWithPasskey, onFailed]);
  useEffect(() => {
    if (newViewer) onSignedIn(newViewer);
  }, [newViewer, onSignedIn]);
}
