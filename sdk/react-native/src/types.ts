import type { ForkprintError } from "./errors";
import type { MenuAnswer, UserInfo } from "./wire.generated";

/** What the guest allowed your application to read; fields that were not allowed are absent. */
export type Profile = UserInfo & { [field: string]: unknown };

export type Authentication = {
  accessToken: string;
  /** Milliseconds since 1970, by the given clock. */
  expiresAt: number;
  scope: string;
  user: Profile;
};

export type Denied = { denied: true; hasPreferences: false; signedOut: false };
export type SignedOut = { denied: false; hasPreferences: false; signedOut: true };
export type SignedIn = {
  denied: false;
  signedOut: false;
  /** Whether anything is recorded on the card. True for an application that may not read the card. */
  hasPreferences: boolean;
  authentication: Authentication;
  dietaryPreferences: string[];
  healthConcerns: string[];
};
export type Completed = Denied | SignedOut | SignedIn;

/**
 * Where the session is stored: pass a secure storage (Keychain, Keystore). Without one, the session lasts as long as
 * the app runs.
 */
export type Storage = {
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<unknown>;
  removeItem: (key: string) => Promise<unknown>;
};

/** The system's browser, never a web view inside the app, which could read what is typed into it. */
export type Browser = {
  /** Shows an address until one that begins with `redirectUri` is opened, or the guest returns without it. */
  open: (address: string, redirectUri: string) => Promise<BrowserAnswer>;
};
/**
 * `type`: "success" with the opened address, or another word. `later`: an answer may still come, because the browser
 * only seems to be closed.
 */
export type BrowserAnswer = { type: string; url?: string; later?: Promise<BrowserAnswer> };

export type ClientOptions = {
  clientId: string;
  /** The address of Forkprint: https://… */
  issuer: string;
  /** A redirect URI that is registered for the application, such as com.example.app:/forkprint. */
  redirectUri: string;
  /** If absent: diets, health concerns, allergies and ingredient preferences. */
  scope?: string | undefined;
  storage?: Storage | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
  browser?: Browser | undefined;
  /** A generator of random numbers that are secure enough for secrets. If absent: crypto.getRandomValues. */
  randomBytes?: ((count: number) => Uint8Array) | undefined;
};

/** What the app's last call of `markMenu` came to. `partly`: some dishes could not be checked. */
export type MenuState = { state: "checking" | "checked" | "partly" | "unchecked"; done: number; total: number };

export type State = {
  isReady: boolean;
  answer: SignedIn | null;
  /** Null: no menu was marked for this guest yet. */
  menu: MenuState | null;
  /** `storage`: the session could not be read or stored, and lasts as long as the app runs. */
  problem: ForkprintError | null;
};

export type MenuText = { name: string; description?: string };
/** A run of text, with its mark. */
export type Piece = { text: string; mark: Mark | null };
export type Mark = { kind: NonNullable<MenuAnswer["items"][number]["verdict"]>; tip: string };
/** `state`: a dish that is not checked has no marks, which says nothing about it. Show the words "Not checked". */
export type MarkedItem = {
  name: Piece[];
  description: Piece[];
  verdict: Mark["kind"] | null;
  state: "checked" | "unchecked";
};
/** `problem`: why some dishes are not checked, if a call failed. */
export type MarkedMenu = Omit<MenuState, "state"> & {
  state: Exclude<MenuState["state"], "checking">;
  items: MarkedItem[];
  disclaimer: string;
  problem: ForkprintError | null;
};

export type SignInOptions = {
  userEmail?: string | undefined;
  /** Receives the result of a sign-in that was reported as `closed` and succeeded after all. */
  onLater?: ((answer: SignedIn | Denied) => void) | undefined;
};

export type ForkprintClient = {
  state: () => State;
  subscribe: (tell: () => void) => () => void;
  /** Reads the stored session. */
  restore: () => Promise<SignedIn | null>;
  /** Must be called while a press is handled. */
  signIn: (options?: SignInOptions) => Promise<SignedIn | Denied>;
  signOut: () => Promise<SignedOut>;
  /** A valid token for a call, renewed if necessary. Null: nobody is signed in. */
  getAccessToken: () => Promise<string | null>;
  /** Reads the card again. Null: nobody is signed in, or no longer. */
  refreshProfile: () => Promise<SignedIn | null>;
  /** The address at which the guest fills in the card. */
  openPreferences: () => Promise<SignedIn | null>;
  markMenu: (items: readonly MenuText[]) => Promise<MarkedMenu>;
};

export type ButtonProps = Partial<ClientOptions> & {
  clientId: string;
  /** One client for all buttons of an app. If absent, one is created from the other options. */
  client?: ForkprintClient | undefined;
  /** Fills in the sign-in form. It never selects whose data is used. */
  userEmail?: string | undefined;
  onComplete?: ((answer: Completed) => void) | undefined;
  onError?: ((error: ForkprintError) => void) | undefined;
  theme?: "light" | "dark" | undefined;
  /** small 200x40, medium 280x50, large 360x60. */
  size?: "small" | "medium" | "large" | undefined;
  width?: number | undefined;
  height?: number | undefined;
  borderRadius?: number | undefined;
  /** Shows nothing; a stored session is still read, and passed to onComplete. */
  hide?: boolean | undefined;
  /** Shows nothing once the guest's card is active. */
  hideOnComplete?: boolean | undefined;
};
