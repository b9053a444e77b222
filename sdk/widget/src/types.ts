/** What a page may call: the whole public interface, as the documentation describes it. */

import type { UserInfo } from "./wire.generated";

export type ForkprintErrorCode =
  | "access_denied"
  | "popup_closed"
  | "popup_blocked"
  | "insecure_page"
  | "wrong_answer"
  | "network"
  | "refused"
  | "visit_not_recorded"
  | "cancelled"
  | "invalid_option";

export type Profile = UserInfo & { [field: string]: unknown };

export type SignedIn = {
  accessToken: string;
  scope: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  user: Profile;
  hasPreferences: boolean;
};

export type ButtonOptions = {
  buttonText?: string | undefined;
  /** Fills in the sign-in form. It never selects whose data is used. */
  userEmail?: string | undefined;
  pulse?: boolean | undefined;
  venueId?: string | undefined;
  /** The application's own id of the venue, which takes precedence over `venueId`. */
  internalVenueId?: string | undefined;
  size?: "small" | "medium" | "large" | undefined;
  theme?: "light" | "dark" | undefined;
  /** Somebody signed in, or changed their card. */
  onSuccess?: ((answer: SignedIn) => void) | undefined;
  /** The person is no longer signed in: signed out, expired or revoked. Marks for the person must be removed. */
  onSignOut?: (() => void) | undefined;
  onError?: ((error: Error & { code: ForkprintErrorCode }) => void) | undefined;
};

export type MenuItem = Record<string, unknown>;

export type MenuOptions = {
  menuItems: readonly MenuItem[];
  /** The names of the fields that contain the items' texts and receive the class of their container. */
  markup?: { name?: string; description?: string; container?: string } | undefined;
  userEmail?: string | undefined;
  /** Puts the marked foods between visible angle brackets. */
  useBrackets?: boolean | undefined;
  /** What the menu's codes stand for, as it prints it: "A = gluten, G = milk". */
  allergenKey?: string | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * One entry per item, in the order of `menuItems`; names and descriptions are HTML, containers are classes. The same
 * lists are also under the names given in `markup` ("name", "description" and "container" without it).
 */
export type MarkedMenu = {
  names: string[];
  descriptions: string[];
  containers: string[];
  /** How many items could not be checked. Each says so in its name and container. */
  unchecked: number;
  personalised: boolean;
  disclaimer: string;
  [field: string]: string[] | boolean | string | number;
};

export type Removable = { destroy: () => void };

export type ForkprintApi = {
  /** Empty after `destroy`. */
  version: string;
  renderSignInButton: (target: string | Element, options?: ButtonOptions) => Removable;
  processMenu: (options: MenuOptions) => Promise<MarkedMenu>;
  /** Writes a text that `processMenu` has marked into an element, also where Trusted Types are required. */
  write: (element: Element, html: string) => void;
  /** The menu that the page describes in its own JSON-LD (schema.org MenuItem and Recipe). */
  readPage: () => { name: string; description: string }[];
  signOut: () => Promise<void>;
  destroy: () => void;
};
