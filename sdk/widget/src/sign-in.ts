import { firstRedirectUri, readProfile, recordVisit, redeem } from "./calls";
import { reportDoubt } from "./checks";
import { channelName, clientId, issuer, redirectUri, scope } from "./config";
import { type ForkprintError, fail } from "./errors";
import { isFramed, noteRefusedWindow } from "./frame";
import { pauseAfter } from "./schedule";
import { hasPreferences, hasReadableCard, keep, kept, type Session, session, setSession } from "./session";
import type { ButtonOptions, SignedIn } from "./types";

/** A sign-in by redirect: what this page needs in order to finish it when the browser returns. */
type Pending = {
  state: string;
  verifier: string;
  redirectUri?: string | undefined;
  venue: Venue | undefined;
  returnTo: string;
  /** Set once the answer has arrived. */
  search?: string;
};
type Venue = { venue_id?: string; internal_venue_id?: string };
type Message = { forkprint?: string };
/** `problem`: signed in, but the visit was not recorded. */
export type Outcome = { answer: SignedIn; problem: ForkprintError | undefined };

const PENDING = `${channelName}:pending`;
const POPUP = "width=480,height=720,popup";
const STATE_PREFIX = "fp.";

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "");
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

async function request(email: string | undefined, { state, verifier, redirectUri }: Pending): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    state,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: "S256",
    ...(redirectUri && { redirect_uri: redirectUri }),
    ...(scope && { scope }),
    ...(email && { login_hint: email }),
  });
  return `${issuer}/oauth/authorize?${query}`;
}

const venueOf = ({ venueId, internalVenueId }: ButtonOptions): Venue | undefined =>
  internalVenueId ? { internal_venue_id: internalVenueId } : venueId ? { venue_id: venueId } : undefined;

/**
 * Opens our page in a popup and waits for its message. Must be called in a click handler, or the browser blocks the
 * popup. If the popup is blocked, this page navigates there itself, and `finishReturn` completes the sign-in on
 * return.
 * @param tell receives the outcome, and is called again when that has been handled
 */
export async function signIn(options: ButtonOptions, tell: (outcome: Promise<Outcome>) => Promise<void>) {
  if (!crypto.subtle) throw fail("insecure_page");
  const [state, verifier] = [STATE_PREFIX + random(), random()];
  takePending();
  const popup = window.open("", "forkprint", POPUP);
  if (!popup && isFramed()) {
    noteRefusedWindow();
    throw fail("popup_blocked");
  }
  const begun: Pending = { state, verifier, redirectUri, venue: venueOf(options), returnTo: location.href };
  try {
    begun.redirectUri ??= await firstRedirectUri();
  } catch (error) {
    popup?.close();
    throw error;
  }
  const address = await request(options.userEmail, begun);
  if (popup) {
    popup.location.replace(address);
    return hearAnswer(popup, state, (search) => tell(complete(search, begun)));
  }
  if (!keep(PENDING, begun)) throw fail("popup_blocked");
  location.assign(address);
}

/**
 * A partner's Cross-Origin-Opener-Policy makes an open popup seem closed, so an answer is accepted even after that
 * was reported.
 */
const hearAnswer = (popup: Window, state: string, tell: (search: URLSearchParams) => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(channelName);
    // Waits a moment after a window closes, because its last message may still be on the way.
    const CLOSED_LOOKS = 3;
    let looks = 0;
    const read = (answer: unknown) => {
      const search = new URLSearchParams(String(answer));
      if (search.get("state") !== state) return;
      removeEventListener("message", hear);
      clearInterval(watch);
      channel.close();
      popup.close();
      resolve(tell(search));
    };
    // Our own page reports a refusal; the page to which the browser returns is on this origin.
    const hear = ({ origin, source, data }: MessageEvent<Message | null>) => {
      if (source === popup && [issuer, location.origin].includes(origin)) read(data?.forkprint);
    };
    addEventListener("message", hear);
    channel.onmessage = ({ data }) => read(data);
    const watch = setInterval(() => {
      if (!popup.closed || ++looks < CLOSED_LOOKS) return;
      clearInterval(watch);
      reject(fail("popup_closed"));
    }, 250);
  });

async function complete(search: URLSearchParams, { verifier, venue, ...begun }: Pending): Promise<Outcome> {
  // RFC 9207: ignores an answer whose `iss` names another server.
  if (search.get("iss") !== issuer) throw fail("wrong_answer");
  const error = search.get("error");
  if (error) throw fail(error === "access_denied" ? error : "refused", search.get("error_description") ?? error);
  const next = await redeem(search.get("code") ?? "", verifier, begun.redirectUri);
  const answer = toAnswer(next);
  let problem: ForkprintError | undefined;
  if (venue) {
    await recordVisit(next.token, venue).catch((reason: Error) => {
      problem = fail("visit_not_recorded", reason.message);
    });
  }
  setSession(next);
  return { answer, problem };
}

export const toAnswer = (kept: Session): SignedIn => {
  const { token: accessToken, ...told } = kept;
  return { accessToken, ...told, hasPreferences: hasPreferences(kept) };
};

/** Returns the stored state of a sign-in by redirect, and removes it. */
function takePending(): Pending | null {
  const pending = kept<Pending>(PENDING);
  keep(PENDING, null);
  return pending;
}

/** The outcome of a sign-in by redirect, for the first button that is rendered after it. */
let returned: Promise<Outcome> | null = null;
export const takeReturned = (): Promise<Outcome> | null => {
  const taken = returned;
  returned = null;
  return taken;
};

function finish(pending: Pending | null): void {
  if (!pending?.search) return;
  returned = complete(new URLSearchParams(pending.search), pending);
  returned.catch(() => {});
}

/**
 * Returns whether the browser is being redirected to the page that began the sign-in: then this page must do nothing
 * else.
 */
export function finishReturn(): boolean {
  const here = new URL(location.href);
  const { searchParams } = here;
  const state = searchParams.get("state");
  const search = searchParams.toString();
  const pending = takePending();
  if (!state?.startsWith(STATE_PREFIX)) {
    finish(pending);
    return false;
  }
  // Removes the code from the address, so that neither the history nor the page's analytics records it.
  for (const name of ["code", "state", "iss", "error", "error_description", "email"]) searchParams.delete(name);
  history.replaceState(history.state, "", here);
  if (pending?.state === state) {
    const isElsewhere = pending.returnTo !== here.href;
    // The page whose button was pressed completes the sign-in.
    if (isElsewhere && keep(PENDING, { ...pending, search })) location.replace(pending.returnTo);
    else finish({ ...pending, search });
    return isElsewhere;
  }
  (opener as Window | null)?.postMessage({ forkprint: search }, location.origin);
  // A partner's Cross-Origin-Opener-Policy header may have cut the windows' connection.
  new BroadcastChannel(channelName).postMessage(search);
  window.close();
  return false;
}

let reading: Promise<void> | null = null;
let isAskedAgain = false;
let misses = 0;

/** The card may have changed in another window: reads it again. If it cannot be read, the marks are in doubt. */
export function refreshProfile(): Promise<void> {
  isAskedAgain = !!reading;
  reading ??= compareProfile().finally(() => {
    reading = null;
    if (isAskedAgain) refreshProfile();
  });
  return reading;
}

async function compareProfile(): Promise<void> {
  const kept = session();
  if (!kept) return reportDoubt(null);
  try {
    const user = await readProfile(kept.token);
    if (session()?.token !== kept.token) return;
    misses = 0;
    reportDoubt(null);
    // Who may not read the card cannot see whether it has changed.
    if (!hasReadableCard(kept) || JSON.stringify(user) !== JSON.stringify(kept.user)) setSession({ ...kept, user });
  } catch (error) {
    const { status, code, wait } = error as ForkprintError;
    if (session()?.token !== kept.token || code === "cancelled") return;
    if (status === 401) return setSession(null);
    reportDoubt(navigator.onLine === false ? "offline" : "card");
    setTimeout(refreshProfile, pauseAfter(++misses, wait));
  }
}
