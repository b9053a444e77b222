import { renderSignInButton as renderButton, signOut } from "./button";
import { cancelCalls } from "./calls";
import { forgetChecks, reportDoubt } from "./checks";
import { channelName, clientId } from "./config";
import type { PageWatch } from "./declarative";
import { fail } from "./errors";
import { readPage } from "./json-ld";
import { page } from "./page";
import { watchPage } from "./page-watch";
import { loadPart, partThatIsThere } from "./part";
import { closeQueue, serveQueue } from "./queue";
import { onSession, SIGNED_OUT, watchExpiry } from "./session";
import { finishReturn, refreshProfile } from "./sign-in";
import { removeStyles } from "./styles";
import type { ForkprintApi } from "./types";

declare const VERSION: string;
declare global {
  interface Window {
    Forkprint?: ForkprintApi;
  }
}

function begin(): void {
  if (finishReturn()) return; // A window that only carries an answer.
  let watch: PageWatch | null = null;
  const life = new AbortController();
  watchExpiry();
  // Somebody who left, perhaps to change their card, has returned. The listeners end with the controller's signal.
  const wake = ({ type, persisted }: Partial<PageTransitionEvent>) => {
    if (type === "pageshow" && !persisted) return; // The page is new.
    if (navigator.onLine === false) return reportDoubt("offline");
    refreshProfile();
    watch?.retry();
  };
  for (const name of ["focus", "online", "offline", "pageshow"]) addEventListener(name, wake, life);
  page.addEventListener("visibilitychange", (event) => page.visibilityState === "visible" && wake(event), life);
  // Whoever signs out here leaves the site's other tabs, too.
  const tabs = new BroadcastChannel(channelName);
  tabs.onmessage = ({ data }) => data === SIGNED_OUT && signOut(true);
  const ends = [
    () => tabs.close(),
    onSession(() => {
      cancelCalls();
      forgetChecks();
      watch?.forget();
      partThatIsThere()?.unmarkPage();
    }),
  ];
  const requireAlive = () => {
    if (!clientId) throw fail("invalid_option", "data-client-id");
    if (life.signal.aborted) throw fail("cancelled");
  };
  let isListening = false;
  /** Once the part for dishes is there, it hears about all marks of the page, whoever has put them in place. */
  const hearMarks = () => {
    if (!isListening) partThatIsThere()?.watchMarks(life.signal);
    isListening = true;
  };

  const forkprint: ForkprintApi = {
    version: VERSION,
    renderSignInButton: (target, options) => {
      requireAlive();
      const button = renderButton(target, options);
      ends.push(button.destroy);
      return button;
    },
    processMenu: async (options) => {
      requireAlive();
      const part = await loadPart();
      requireAlive();
      hearMarks();
      part.adoptMarks();
      return part.processMenu(options);
    },
    write: (element, html) => {
      const part = partThatIsThere();
      if (!part) throw fail("invalid_option", "processMenu");
      part.writeMarked(element, html);
    },
    readPage,
    signOut: () => signOut(),
    destroy: () => {
      life.abort();
      closeQueue();
      partThatIsThere()?.hideTip();
      cancelCalls();
      watch?.stop();
      for (const end of ends) end();
      removeStyles();
      delete window.Forkprint;
    },
  };
  window.Forkprint = forkprint;
  const start = () => {
    if (life.signal.aborted || !clientId) return;
    watch = watchPage(hearMarks);
    serveQueue(forkprint);
  };
  if (page.readyState === "loading") page.addEventListener("DOMContentLoaded", start);
  else start();
}

// A page that loads the script twice has one widget; one that loads it again after `destroy` gets a new one. An element
// of the page with this name is none.
if (!Object.hasOwn(window, "Forkprint")) begin();
