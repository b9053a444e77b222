"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useAuth, type Viewer } from "@/components/auth/auth-provider";
import { frameApi } from "@/lib/frame-api";

/** Set where somebody has made or used a passkey: only there is it offered while the email is typed. */
const USED_KEY = "passkey_used";

const never = () => () => undefined;

/** False while the server writes the page. */
export const useHasPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === "function",
    () => false,
  );

/** Also a browser without storage signs in. */
export function rememberPasskey(): void {
  try {
    localStorage.setItem(USED_KEY, "1");
  } catch {
    // Then the button is the only way.
  }
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(USED_KEY) !== null;
  } catch {
    return false;
  }
}

const loadLibrary = () => import("@simplewebauthn/browser");

/** Somebody closed the browser's own dialog, or waited too long in it. */
export const isPasskeyCancelled = (error: unknown): boolean =>
  error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);

/** Signs in by the browser's own dialog. Null when that was closed. `keepsAccount`: see useAuth's loginWithPasskey. */
export function usePasskeySignIn(keepsAccount: boolean): () => Promise<Viewer | null> {
  const { loginWithPasskey } = useAuth();
  return useCallback(async () => {
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
 * Where a passkey was used before, the browser offers it among what it fills in for the email (conditional UI): the field's
 * `autoComplete` ends in "webauthn". `onClosed` is told why it failed, in case the account is closed.
 */
export function useOfferedPasskey(onSignedIn: (viewer: Viewer) => void, onClosed?: (reason: unknown) => boolean): void {
  const { loginWithPasskey } = useAuth();
  const [told, setTold] = useState<Viewer | null>(null);
  useEffect(() => {
    if (typeof window.PublicKeyCredential !== "function" || !isRemembered()) return;
    let isGone = false;
    let stop = () => {};
    const offer = async () => {
      const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await loadLibrary();
      if (isGone || !(await browserSupportsWebAuthnAutofill())) return;
      const optionsJSON = await frameApi.offerPasskeySignIn();
      if (isGone) return;
      stop = () => WebAuthnAbortService.cancelCeremony();
      const viewer = await loginWithPasskey(await startAuthentication({ optionsJSON, useBrowserAutofill: true }));
      if (!isGone) setTold(viewer);
    };
    // Whoever picks none signs in in another way; there is nothing to say.
    offer().catch((reason: unknown) => onClosed?.(reason));
    return () => {
      isGone = true;
      stop();
    };
  }, [loginWithPasskey, onClosed]);
  useEffect(() => {
    if (told) onSignedIn(told);
  }, [told, onSignedIn]);
}
