import { useRouter } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { sendWaitingSoon } from "@/components/offline/send-waiting";
import { keepDeviceFor } from "@/components/session/forget-device";
import { forgetKeptViewer, keepViewer } from "@/components/session/kept-viewer";
import { forgetUser, restoreUser, storeUser, toStoredUser } from "@/components/session/stored-user";
import { keepTabFor } from "@/components/session/tab-storage";
import { type Leaving, useLeaving } from "@/components/session/use-leaving";
import { isAnothers, startAnew, storedViewer, type Viewer } from "@/components/session/viewer";
import { ApiError, setCredentials } from "@/lib/api-call";
import { MINUTE_MS } from "@/lib/durations";
import { frameApi, type RegisterInput } from "@/lib/frame-api";
import type { SignInWire } from "@/lib/schemas/auth";

type PasskeyResponse = Parameters<typeof frameApi.signInWithPasskey>[0];

export type SessionActions = {
  /**
   * `code`: for accounts with two-step sign-in; without it the call fails with SECOND_FACTOR_REQUIRED. `keepsAccount`:
   * cancels a scheduled deletion; without it, sign-in to such an account fails with ACCOUNT_CLOSING.
   */
  login: (email: string, password: string, code?: string, keepsAccount?: boolean) => Promise<Viewer>;
  /** Takes the answer of the browser's own passkey dialog. */
  loginWithPasskey: (response: PasskeyResponse, keepsAccount?: boolean) => Promise<Viewer>;
  register: (body: RegisterInput) => Promise<Viewer>;
  /**
   * Signs out here at once, and on the server as soon as it can be reached, then goes to `then`. Throws
   * UnsentChangesError if unsent grocery changes would be lost, unless `losesChanges` allows it.
   */
  logout: (then?: string, options?: { losesChanges?: boolean }) => Promise<void>;
  /** Clears this device after the server has deleted the account. Calls no server. */
  forgetDeleted: () => Promise<void>;
};

export type Session = {
  viewer: Viewer | null;
  /** The newest viewer, also between two renders. */
  latest: { readonly current: Viewer | null };
  /** Shows this person, or nobody. */
  setViewer: (next: Viewer | null) => void;
  /** Asks the server to render the page again. */
  refresh: () => void;
  /** Notes a change that the server did not render: its older answers must not undo it. */
  noteChange: () => void;
  /** How many changes were noted so far. */
  changeCount: () => number;
  actions: SessionActions;
  leaving: Leaving;
};

const ASKED_A_MOMENT_AGO_MS = MINUTE_MS;

/**
 * Who is signed in. The server determines the person first (from the session cookie, as `initialViewer`), so that the
 * first paint is right; sign-in, sign-out and a rejected session change it later.
 */
export function useSession(initialViewer: Viewer | null, isKnown: boolean): Session {
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
  const showNobody = useCallback(() => setViewer(null), [setViewer]);
  /** The sign-in that a call refused last, and when. */
  const refused = useRef<{ signIn: number | null; at: number } | null>(null);
  const leaving = useLeaving(latest, showNobody);
  const { isLeaving } = leaving;
  const refresh = useCallback(() => {
    if (isLeaving()) return; // without a connection, the browser would replace the page by its own error page
    changes.current.whenAsked = changes.current.made;
    router.refresh();
  }, [isLeaving, router]);

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
        // Asked a moment ago, the server showed the person again: the call fails, the session stands. A page that asks
        // each time would load for ever.
        const { current: before } = refused;
        if (before?.signIn === signIn && Date.now() - before.at < ASKED_A_MOMENT_AGO_MS) return;
        refused.current = { signIn, at: Date.now() };
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
    if (viewer) {
      // Unless another tab has signed somebody else in since: then this page is the one that is old.
      if (!isAnothers(viewer, restoreUser())) keepDeviceFor(viewer.user.id);
      keepViewer(viewer);
    } else if (!initialViewer) forgetKeptViewer();
  }, [isKnown, viewer, initialViewer]);

  const noteChange = useCallback(() => {
    changes.current.made += 1;
  }, []);
  const changeCount = useCallback(() => changes.current.made, []);
  return {
    viewer,
    latest,
    setViewer,
    refresh,
    noteChange,
    changeCount,
    actions: useSessionActions(setViewer, refresh, leaving),
    leaving,
  };
}

/** Sign-in and sign-out. Their identity is stable: the browser's passkey suggestion lives as long as the form. */
function useSessionActions(
  setViewer: Session["setViewer"],
  refresh: () => void,
  { leave, forgetHere }: Leaving,
): SessionActions {
  return useMemo(() => {
    function begin(signIn: SignInWire): Viewer {
      keepDeviceFor(signIn.user.id);
      keepTabFor(signIn.user.id);
      storeUser(toStoredUser(signIn));
      const next = { user: signIn.user, preferences: signIn.preferences };
      setViewer(next);
      refresh();
      return next;
    }
    return {
      login: async (email, password, code, keepsAccount) =>
        begin(
          await frameApi.login({
            ...{ email, password },
            ...(code ? { second_factor_code: code } : {}),
            ...(keepsAccount ? { keep_account: true } : {}),
          }),
        ),
      loginWithPasskey: async (response, keepsAccount) =>
        begin(await frameApi.signInWithPasskey(response, keepsAccount)),
      register: async (body) => begin(await frameApi.register(body)),
      logout: async (then = "/", { losesChanges = false } = {}) => {
        if (!losesChanges) await sendWaitingSoon();
        await leave(then);
      },
      forgetDeleted: forgetHere,
    };
  }, [setViewer, refresh, leave, forgetHere]);
}
