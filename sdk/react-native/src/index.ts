// biome-ignore-all lint/performance/noBarrelFile: the package's one entrance.
export { linkingBrowser } from "./browser";
export { createForkprint } from "./create-forkprint";
export type { ForkprintError, ForkprintErrorCode } from "./errors";
export { SignInButton } from "./sign-in-button";
export type {
  Authentication,
  Browser,
  ButtonProps,
  ClientOptions,
  Completed,
  Denied,
  ForkprintClient,
  Mark,
  MarkedItem,
  MarkedMenu,
  MenuState,
  Piece,
  Profile,
  SignedIn,
  SignedOut,
  Storage,
} from "./types";
export { finishInWindow, windowBrowser } from "./window-browser";
