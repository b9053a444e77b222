import { linkingBrowser } from "./browser";
import { createClient } from "./client";
import type { ClientOptions, ForkprintClient } from "./types";

/** One for the whole app: it holds the session, and every button that uses it shows the same state. */
export const createForkprint = ({ browser = linkingBrowser, ...options }: ClientOptions): ForkprintClient =>
  createClient({ browser, ...options });
