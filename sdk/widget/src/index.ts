import { renderSignInButton as renderButton, signOut, watchReturns } from "./button";
import { cancelCalls } from "./calls";
import { clientId } from "./config";
import { watchPage } from "./declarative";
import { fail } from "./errors";
import { readPage } from "./json-ld";
import { processMenu as markMenu } from "./menu";
import { onSession } from "./session";
import { finishReturn } from "./sign-in";
import { adoptMarks, removeStyles } from "./styles";
import { watchMarks } from "./tooltip";
import type { ForkprintApi, Removable } from "./types";

declare const VERSION: string;
declare global {
  interface Window {
    Forkprint?: ForkprintApi;
  }
}

function begin(): void {
  if (finishReturn()) return; // a window that only carries an answer
  let page: ReturnType<typeof watchPage> | null = null;
  const buttons = new Set<Removable>();
  const ends = [
    watchMarks(),
    watchReturns(),
    onSession(() => {
      cancelCalls();
      page?.forget();
    }),
  ];
  let isGone = false;
  const requireAlive = () => {
    if (!clientId) throw fail("invalid_option", "data-client-id");
    if (isGone) throw fail("cancelled");
  };

  window.Forkprint = {
    version: VERSION,
    renderSignInButton: (target, options) => {
      requireAlive();
      const button = renderButton(target, options);
      buttons.add(button);
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
      isGone = true;
      cancelCalls();
      page?.stop();
      for (const button of buttons) button.destroy();
      for (const end of ends) end();
      removeStyles();
    },
  };
  const start = () => {
    if (!isGone && clientId) page = watchPage();
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start, { once: true });
  else start();
}

// A page that loads the script twice has one widget.
if (!window.Forkprint) begin();
