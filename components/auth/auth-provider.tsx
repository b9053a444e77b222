"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { forgetGroceries } from "@/components/grocery/device/device-keys";
import { ApiError, setCredentials } from "@/lib/api-call";
import { frameApi, type RegisterInput } from "@/lib/frame-api";
import type { SignInWire, UserWire } from "@/lib/schemas/auth";
import type { PreferencesWire } from "@/lib/schemas/profile";
import { forgetKeptViewer, keepViewer, keptViewer } from "./kept-viewer";
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
   * `code`: of accounts with two-step sign-in. Without one the call fails with SECOND_FACTOR_REQUIRED. `keepsAccount`: calls
   * off the end of a closed account, whose sign-in fails with ACCOUNT_CLOSING otherwise.
   */
  login: (email: string, password: string, code?: string, keepsAccount?: boolean) => Promise<Viewer>;
  /** With what the browser's own dialog answered. */
  loginWithPasskey: (response: PasskeyResponse, keepsAccount?: boolean) => Promise<Viewer>;
  register: (body: RegisterInput) => Promise<Viewer>;
  /**
   * Ends the sign-in here and on the server, then goes to `then`. Throws when the server did not end it, and
   * UnsentChangesError when that would lose changes of groceries, unless `losesChanges` says that it may.
   */
  logout: (then?: string, options?: { losesChanges?: boolean }) => Promise<void>;
  /** Forgets here whose account the server has deleted, then goes to the landing page. Nothing is asked of it. */
  forgetDeleted: () => Promise<void>;
  /**
   * What the screens changed, kept for the next page and for the card. A function gets the newest
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

/** A page of somebody else than `stored`: none of it may be shown any more, nor anything of it sent. */
const isAnothers = (shown: Viewer | null, stored: { id: string } | null): boolean =>
  shown !== null && stored !== null && shown.user.id !== stored.id;

/** Drops this page with all that it holds and has under way, unseen. */
function startAnew(): void {
  document.documentElement.hidden = true;
  window.location.reload();
}

type AuthProviderProps = {
  initialViewer: Viewer | null;
  /**
   * False: the server could not find out who this is, or was not asked (a page that is kept for when there is no
   * network), so nothing that is known here may be forgotten.
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
 * Knows who is signed in. The server says so first (by the session cookie, `initialViewer`), so that
 * the first paint is right; sign-in and sign-out in this or another tab change it afterwards.
 */
export function AuthProvider({ initialViewer, isKnown, children }: AuthProviderProps) {
  const router = useRouter();
  const [viewer, showViewer] = useState(() => {
    // Before any screen looks for its drafts.
    if (initialViewer && typeof window !== "undefined") keepTabFor(initialViewer.user.id);
    return initialViewer;
  });
  // Somebody where nobody was, as after the database was away: screens that come in the same moment send nobody off.
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
  /** Whose page this has been, also after they signed out: what they began may still be under way. */
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

  // What the server rendered before the latest change was saved is older than what is known here.
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
      // The sign-in ended on the server: this page and the next ones must not pretend otherwise.
      onRejected: (signIn) => {
        const stored = restoreUser();
        // Of a sign-in that another tab has replaced since: that one is alive.
        if (stored && stored.since !== signIn) return refresh();
        forgetUser();
        forgetKeptViewer();
        setViewer(null);
        refresh();
      },
    });
  }, [refresh, setViewer]);

  // For when there is no network: what is known of whoever is signed in, and nothing once nobody is.
  useEffect(() => {
    if (!isKnown) return;
    if (viewer) keepViewer(viewer);
    else if (!initialViewer) forgetKeptViewer();
  }, [isKnown, viewer, initialViewer]);

  // A stored user whom the server does not know (any more) is nobody.
  useEffect(() => {
    if (isKnown && (!initialViewer || restoreUser()?.id !== initialViewer.user.id)) forgetUser();
    return onStoredUserChange(() => (isAnothers(latest.current, restoreUser()) ? startAnew() : refresh()));
  }, [initialViewer, isKnown, refresh]);

  // A page that the browser kept whole for Back does not know who signed out since: it must not flash up then.
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      if (latest.current && latest.current.user.id !== restoreUser()?.id) startAnew();
      else refresh();
    };
    window.addEventListener("pageshow", returned);
    return () => window.removeEventListener("pageshow", returned);
  }, [refresh]);

  // The router keeps pages for Back as they were; an allergy or a visit may have come or gone since.
  const cameBack = useCameBack();
  useEffect(() => {
    if (cameBack && latest.current && navigator.onLine) refresh();
  }, [cameBack, refresh]);

  // Another device may have changed the card while this page lay in the background.
  const lookAgain = useCallback(async () => {
    const before = latest.current;
    const { made } = changes.current;
    const preferences = before && (await frameApi.getPreferences().catch(() => null));
    if (!preferences || latest.current !== before || changes.current.made !== made) return; // newer things happened here
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

  // Keeps its identity, so that effects may depend on it.
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

  // Keeps its identity: the browser's offer of a passkey stands as long as the form.
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
          // Already ended is as good; anything else leaves the sign-in alive, and the person must know.
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
