"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { forgetGroceries } from "@/components/grocery/device/device-keys";
import { ApiError, setCredentials } from "@/lib/api-call";
import { frameApi, type RegisterInput } from "@/lib/frame-api";
import type { SignInWire, UserWire } from "@/lib/schemas/auth";
import type { PreferencesWire } from "@/lib/schemas/profile";
import { forgetKeptViewer, keepViewer, keptViewer, onKeptViewerGone } from "./kept-viewer";
import {
  forgetUser,
  onStoredUserChange,
  restoreUser,
  storePreferences,
  storeUser,
  toStoredUser,
  toUserWire,
} from "./stored-user";
import { forgetTab, keepTabFor } from "./tab-storage";
import { useCameBack } from "./use-came-back";
import { useReturnToFront } from "./use-return-to-front";

type PasskeyResponse = Parameters<typeof frameApi.signInWithPasskey>[0];

export type Viewer = { user: UserWire; preferences: PreferencesWire };

type Auth = {
  viewer: Viewer | null;
  /**
   * `code`: for accounts with two-step sign-in; without it the call fails with SECOND_FACTOR_REQUIRED. `keepsAccount`:
   * cancels a scheduled deletion; without it, sign-in to such an account fails with ACCOUNT_CLOSING.
   */
  login: (email: string, password: string, code?: string, keepsAccount?: boolean) => Promise<Viewer>;
  /** Takes the answer of the browser's own passkey dialog. */
  loginWithPasskey: (response: PasskeyResponse, keepsAccount?: boolean) => Promise<Viewer>;
  register: (body: RegisterInput) => Promise<Viewer>;
  /**
   * Signs out here and on the server, then goes to `then`. Throws if the server did not end the session, and
   * UnsentChangesError if unsent grocery changes would be lost, unless `losesChanges` allows it.
   */
  logout: (then?: string, options?: { losesChanges?: boolean }) => Promise<void>;
  /** Clears this device after the server has deleted the account, then goes to the landing page. Calls no server. */
  forgetDeleted: () => Promise<void>;
  /**
   * Stores preferences that the screens changed, for the next page and for the card. A function receives the newest
   * preferences, so that two answers that arrive at once do not undo each other.
   */
  setPreferences: (next: PreferencesWire | ((current: PreferencesWire) => PreferencesWire)) => void;
};

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth needs an AuthProvider above it");
  return auth;
}

/** True if the page was rendered for another person than `stored`. Nothing of it may be shown or sent any more. */
const isAnothers = (shown: Viewer | null, stored: { id: string } | null): boolean =>
  shown !== null && stored !== null && shown.user.id !== stored.id;

/** Reloads without showing this page, which drops everything it holds and every running request. */
function startAnew(): void {
  document.documentElement.hidden = true;
  window.location.reload();
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

function storedViewer(): Viewer | null {
  const user = restoreUser();
  const kept = keptViewer();
  if (kept && (!user || user.id === kept.user.id)) return kept;
  return user && { user: toUserWire(user), preferences: user.preferences };
}

/**
 * Provides the signed-in person. The server determines them first (from the session cookie, as `initialViewer`), so
 * that the first paint is right; sign-in and sign-out in this or another tab change them later.
 */
export function AuthProvider({ initialViewer, isKnown, children }: AuthProviderProps) {
  const router = useRouter();
  const [viewer, showViewer] = useState(() => {
    // Must run before any screen reads its drafts.
    if (initialViewer && typeof window !== "undefined") keepTabFor(initialViewer.user.id);
    return initialViewer;
  });
  // The server found somebody where nobody was, for example after the database was away. Screens that mount at the same
  // moment must not redirect to sign-in.
  const [rendered, setRendered] = useState(initialViewer);
  if (initialViewer !== rendered) {
    setRendered(initialViewer);
    if (initialViewer && !viewer) {
      if (typeof window !== "undefined") keepTabFor(initialViewer.user.id);
      showViewer(initialViewer);
    }
  }
  const latest = useRef(initialViewer);
  const changes = useRef({ made: 0, whenAsked: 0 });
  /** The last person of this page, also after sign-out, because requests that they started may still be running. */
  const lastPerson = useRef(initialViewer?.user.id ?? null);
  const setViewer = useCallback((next: Viewer | null) => {
    latest.current = next;
    if (next) lastPerson.current = next.user.id;
    showViewer(next);
  }, []);
  const refresh = useCallback(() => {
    changes.current.whenAsked = changes.current.made;
    router.refresh();
  }, [router]);

  // Props that the server rendered before the latest change was saved are older than the state here.
  useEffect(() => {
    if (!isKnown) {
      if (!latest.current) setViewer(storedViewer());
      return;
    }
    if (initialViewer && lastPerson.current !== null && lastPerson.current !== initialViewer.user.id)
      return startAnew();
    const isOlder = changes.current.made !== changes.current.whenAsked;
    if (isOlder && initialViewer && latest.current?.user.id === initialViewer.user.id) return;
    setViewer(initialViewer);
  }, [initialViewer, isKnown, setViewer]);

  useEffect(() => {
    setCredentials({
      signIn: () => {
        const stored = restoreUser();
        if (isAnothers(latest.current, stored)) throw new ApiError(401, "Somebody else has signed in here");
        return stored?.since ?? null;
      },
      person: () => latest.current?.user.id ?? null,
      // The session ended on the server, so this page and the next ones must show nobody as signed in.
      onRejected: (signIn) => {
        const stored = restoreUser();
        // The rejected session was replaced by another tab; the new one is still valid.
        if (stored && stored.since !== signIn) return refresh();
        forgetUser();
        forgetKeptViewer();
        setViewer(null);
        refresh();
      },
    });
  }, [refresh, setViewer]);

  // Stores the signed-in person's card for offline use, and removes it when nobody is signed in.
  useEffect(() => {
    if (!isKnown) return;
    if (viewer) keepViewer(viewer);
    else if (!initialViewer) forgetKeptViewer();
  }, [isKnown, viewer, initialViewer]);

  // A stored user whom the server does not know any more is signed out.
  useEffect(() => {
    if (isKnown && (!initialViewer || restoreUser()?.id !== initialViewer.user.id)) forgetUser();
    return onStoredUserChange(() => (isAnothers(latest.current, restoreUser()) ? startAnew() : refresh()));
  }, [initialViewer, isKnown, refresh]);

  useEffect(
    () =>
      onKeptViewerGone(() => {
        if (!isKnown) setViewer(null); // without the server, what this device keeps decides
        refresh();
      }),
    [isKnown, refresh, setViewer],
  );

  // A page in the back-forward cache does not know that somebody signed out since, so it must not be shown.
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      if (latest.current && latest.current.user.id !== restoreUser()?.id) startAnew();
      else refresh();
    };
    window.addEventListener("pageshow", returned);
    return () => window.removeEventListener("pageshow", returned);
  }, [refresh]);

  // The router caches pages for Back, but an allergy or a visit may have changed since.
  const cameBack = useCameBack();
  useEffect(() => {
    if (cameBack && latest.current && navigator.onLine) refresh();
  }, [cameBack, refresh]);

  // Another device may have changed the card while this page was in the background.
  const lookAgain = useCallback(async () => {
    const before = latest.current;
    const { made } = changes.current;
    const preferences = before && (await frameApi.getPreferences().catch(() => null));
    if (!preferences || latest.current !== before || changes.current.made !== made) return; // a newer change happened here
    if (JSON.stringify(preferences) === JSON.stringify(before.preferences)) return;
    storePreferences(preferences);
    setViewer({ ...before, preferences });
    refresh();
  }, [refresh, setViewer]);
  useReturnToFront(lookAgain);

  const begin = useCallback(
    (signIn: SignInWire): Viewer => {
      keepTabFor(signIn.user.id);
      storeUser(toStoredUser(signIn));
      const next = { user: signIn.user, preferences: signIn.preferences };
      setViewer(next);
      refresh();
      return next;
    },
    [refresh, setViewer],
  );

  // Has a stable identity, so that effects may depend on it.
  const setPreferences = useCallback<Auth["setPreferences"]>(
    (next) => {
      const before = latest.current;
      if (!before) return;
      const preferences = typeof next === "function" ? next(before.preferences) : next;
      changes.current.made += 1;
      storePreferences(preferences);
      setViewer({ ...before, preferences });
    },
    [setViewer],
  );

  const leave = useCallback(
    async (then: string) => {
      forgetUser();
      forgetKeptViewer();
      forgetTab();
      await forgetGroceries();
      setViewer(null);
      window.location.assign(then);
    },
    [setViewer],
  );

  // Has a stable identity, because the browser's passkey suggestion lives as long as the form.
  const loginWithPasskey = useCallback<Auth["loginWithPasskey"]>(
    async (response, keepsAccount) => begin(await frameApi.signInWithPasskey(response, keepsAccount)),
    [begin],
  );

  const auth = useMemo<Auth>(
    () => ({
      viewer,
      login: async (email, password, code, keepsAccount) =>
        begin(
          await frameApi.login({
            ...{ email, password },
            ...(code ? { second_factor_code: code } : {}),
            ...(keepsAccount ? { keep_account: true } : {}),
          }),
        ),
      loginWithPasskey,
      register: async (body) => begin(await frameApi.register(body)),
      logout: async (then = "/", { losesChanges = false } = {}) => {
        if (!losesChanges) await (await import("@/components/grocery/device/send-waiting")).sendWaiting();
        try {
          await frameApi.logout();
        } catch (error) {
          // A session that has already ended is fine. Any other error leaves the session valid, and the person must
          // know.
          if (!(error instanceof ApiError && error.status === 401)) throw error;
        }
        await leave(then);
      },
      forgetDeleted: () => leave("/"),
      setPreferences,
    }),
    [viewer, begin, loginWithPasskey, leave, setPreferences],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
