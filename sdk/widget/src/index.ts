import { renderSignInButton as renderButton, signOut } from "./button";
import { cancelCalls } from "./calls";
import { clientId } from "./config";
import { watchPage } from "./declarative";
import { fail } from "./errors";
import { readPage } from "./json-ld";
import { processMenu as markMenu } from "./menu";
import { onSession } from "./session";
import { finishReturn, refreshProfile } from "./sign-in";
import { adoptMarks, removeStyles } from "./styles";
import { hideTip, watchMarks } from "./tooltip";
import type { ForkprintApi } from "./types";

declare const VERSION: string;
declare global {
  interface Window {
    Forkprint?: ForkprintApi;
  }
}

function begin(): void {
  if (finishReturn()) return; // A window that only carries an answer.
  let page: ReturnType<typeof watchPage> | null = null;
  const life = new AbortController();
  watchMarks(life.signal);
  // A person who left to fill in the card has returned. The listener ends with the controller's signal.
  addEventListener("focus", refreshProfile, life);
  const ends = [
    onSession(() => {
      cancelCalls();
      page?.forget();
    }),
  ];
  const requireAlive = () => {
    if (!clientId) throw fail("invalid_option", "data-client-id");
    if (life.signal.aborted) throw fail("cancelled");
  };

  window.Forkprint = {
    version: VERSION,
    renderSignInButton: (target, options) => {
      requireAlive();
      const button = renderButton(target, options);
      ends.push(button.destroy);
      return button;
    },
    processMenu: async (options) => {
      requireAlive();
      adoptMarks();
      return markMenu(options);
    },
    readPage,
    signOut,
    destroy: () => {
      life.abort();
      hideTip();
      cancelCalls();
      page?.stop();
      for (const end of ends) end();
      removeStyles();
      delete window.Forkprint;
    },
  };
  const start = () => {
    if (!life.signal.aborted && clientId) page = watchPage();
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
}

// A page that loads the script twice has one widget; one that loads it again after `destroy` gets a new one.
if (!window.Forkprint) begin();
