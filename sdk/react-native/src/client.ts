import { callsOf } from "./calls";
import { type ForkprintError, fail, isForkprintError } from "./errors";
import { markMenu } from "./mark-menu";
import { type Session, sessionStore, toAnswer } from "./session";
import { sha256 } from "./sha256";
import { base64url, encodeForm, parametersOf } from "./text";
import type {
  Browser,
  BrowserAnswer,
  ClientOptions,
  Denied,
  ForkprintClient,
  SignedIn,
  SignInOptions,
  State,
} from "./types";
import type { Tokens } from "./wire.generated";

/** A token that expires while a call is under way is treated as expired. */
const EARLY_MS = 60_000;
const DENIED: Denied = { denied: true, hasPreferences: false, signedOut: false };

function systemRandom(count: number): Uint8Array {
  const source = (globalThis as { crypto?: { getRandomValues?: (bytes: Uint8Array) => Uint8Array } }).crypto;
  if (!source?.getRandomValues) throw fail("no_random_numbers");
  return source.getRandomValues(new Uint8Array(count));
}

/** A sign-in with PKCE, and the session that results. It does not depend on React. */
export function createClient(options: ClientOptions & { browser: Browser }): ForkprintClient {
  const { clientId, redirectUri, browser, now = Date.now, randomBytes = systemRandom } = options;
  for (const name of ["clientId", "issuer", "redirectUri"] as const)
    if (!options[name]) throw fail("invalid_option", `${name} is missing`);
  const issuer = options.issuer.replace(/\/+$/, "");
  const calls = callsOf({ issuer, clientId, fetch: options.fetch ?? ((...call) => fetch(...call)) });
  const store = sessionStore(options.storage, clientId);
  const listeners = new Set<() => void>();
  let session: Session | null = null;
  let state: State = { isReady: false, answer: null, menu: null, problem: null };
  /** Increases with every sign-in and sign-out, so that an answer to an earlier one is ignored. */
  let era = 0;
  /** Increases with every menu: an earlier one is no longer what the app shows. */
  let menus = 0;
  let restoring: Promise<SignedIn | null> | null = null;
  let signingIn: Promise<SignedIn | Denied> | null = null;
  let renewing: Promise<Session | null> | null = null;

  function show(next: Partial<State>): void {
    state = { ...state, isReady: true, ...next };
    for (const tell of [...listeners]) tell();
  }
  /** A failing storage makes a session shorter, but does not make a sign-in or sign-out fail. */
  const tolerate = (error: unknown): void => show({ problem: error as ForkprintError });

  async function hold(next: Session | null): Promise<void> {
    // What was marked was marked with the card as it was.
    const isSame = JSON.stringify(next?.user) === JSON.stringify(session?.user);
    session = next;
    show({ answer: next && toAnswer(next), problem: null, ...(isSame ? {} : { menu: null }) });
    await store.write(next).catch(tolerate);
  }
  const answerNow = (): SignedIn | null => state.answer;
  const toSession = (tokens: Tokens, asked: number, user: Session["user"]): Session => ({
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    scope: tokens.scope,
    expiresAt: asked + tokens.expires_in * 1000,
    user,
  });

  function restore(): Promise<SignedIn | null> {
    const begun = era;
    restoring ??= store
      .read()
      .then((kept) => {
        if (era !== begun) return;
        session = kept;
        show({ answer: kept && toAnswer(kept) });
      })
      .catch(tolerate)
      .then(answerNow);
    return restoring;
  }

  async function redeem(returned: string, expected: { state: string; verifier: string }): Promise<SignedIn | Denied> {
    const parameters = parametersOf(returned);
    // RFC 9207: ignores the answer of another server, or to another request.
    if (
      !returned.startsWith(redirectUri) ||
      parameters.get("state") !== expected.state ||
      parameters.get("iss") !== issuer
    )
      throw fail("wrong_answer");
    const error = parameters.get("error");
    if (error === "access_denied") return DENIED;
    if (error !== undefined) throw fail("refused", parameters.get("error_description") ?? error);
    const startedAt = now();
    const tokens = await calls.redeem(parameters.get("code") ?? "", expected.verifier, redirectUri);
    const user = await calls.readProfile(tokens.access_token);
    era++;
    const next = toSession(tokens, startedAt, user);
    await hold(next);
    return toAnswer(next);
  }

  async function begin({ userEmail, onLater }: SignInOptions): Promise<SignedIn | Denied> {
    const [verifier, secret] = [base64url(randomBytes(32)), base64url(randomBytes(32))];
    const request = encodeForm({
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirectUri,
      state: secret,
      code_challenge: base64url(sha256(verifier)),
      code_challenge_method: "S256",
      scope: options.scope,
      login_hint: userEmail,
    });
    const begun = era;
    const finish = ({ type, url }: BrowserAnswer): Promise<SignedIn | Denied> => {
      if (type !== "success" || url === undefined) throw fail("closed");
      return redeem(url, { state: secret, verifier });
    };
    const came = await browser.open(`${issuer}/oauth/authorize?${request}`, redirectUri);
    came.later
      ?.then((late) => (era === begun ? finish(late).then(onLater) : undefined))
      // `closed` was reported already.
      .catch(() => {});
    return finish(came);
  }

  /** @returns null if the grant has ended: the guest revoked it, or it was not used for long */
  async function renew(old: Session): Promise<Session | null> {
    const begun = era;
    const startedAt = now();
    try {
      const tokens = await calls.refresh(old.refreshToken);
      if (era !== begun) return session;
      await hold(toSession(tokens, startedAt, old.user));
    } catch (error) {
      const isEnded = isForkprintError(error) && (error.status === 400 || error.status === 401);
      if (!isEnded) throw error;
      if (era === begun) await hold(null);
    }
    return session;
  }

  async function live(isRefused = false): Promise<Session | null> {
    await restore();
    if (!session || (!isRefused && session.expiresAt - EARLY_MS > now())) return session;
    // Two renewals with one refresh token would end the grant.
    renewing ??= renew(session).finally(() => {
      renewing = null;
    });
    return renewing;
  }

  /** Calls with a live token; one that is refused is renewed once. */
  async function withToken<T>(use: (token: string) => Promise<T>): Promise<T | null> {
    const first = await live();
    if (!first) return null;
    try {
      return await use(first.accessToken);
    } catch (error) {
      if (!isForkprintError(error) || error.status !== 401) throw error;
      const second = session?.accessToken === first.accessToken ? await live(true) : session;
      return second && use(second.accessToken);
    }
  }

  async function refreshProfile(): Promise<SignedIn | null> {
    const begun = era;
    const user = await withToken(calls.readProfile);
    if (user && session && era === begun) await hold({ ...session, user });
    return answerNow();
  }

  return {
    state: () => state,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    restore,
    signIn: (asked = {}) => {
      signingIn ??= begin(asked).finally(() => {
        signingIn = null;
      });
      return signingIn;
    },
    signOut: async () => {
      await restore();
      const old = session;
      era++;
      await hold(null);
      // The whole grant ends with its refresh token. Without a network, it expires when it is not used.
      if (old) await calls.revoke(old.refreshToken).catch(() => {});
      return { denied: false, hasPreferences: false, signedOut: true };
    },
    getAccessToken: async () => (await live())?.accessToken ?? null,
    refreshProfile,
    openPreferences: async () => {
      await browser.open(`${issuer}/settings`, redirectUri);
      return refreshProfile();
    },
    markMenu: async (items) => {
      const begun = ++menus;
      const tell = (menu: State["menu"]) => begun === menus && show({ menu });
      const marked = await withToken((token) => markMenu(items, (group) => calls.menu(group, token), tell)).catch(
        (error) => {
          tell({ state: "unchecked", done: 0, total: items.length });
          throw error;
        },
      );
      if (!marked) throw fail("refused", "Nobody is signed in", 401);
      return marked;
    },
  };
}
