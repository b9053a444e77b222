import { renderSignInButton } from "./button";
import { reportPage } from "./checks";
import { named } from "./config";
import type { PageWatch } from "./declarative";
import { signDish } from "./dish-sign";
import { make } from "./elements";
import type { ForkprintError } from "./errors";
import { tellDeveloper } from "./errors";
import { find, page } from "./page";
import { loadPart } from "./part";
import { pauseAfter } from "./schedule";
import { BUTTON, DESCRIPTION, ITEM, MARK, NAME, only } from "./selectors";
import { adoptOnce } from "./styles";
import type { ButtonOptions, Removable } from "./types";
import { say } from "./words";

/**
 * Renders the page's buttons, and loads the part for dishes as soon as the page has any. Until it has come, and if it does
 * not come, this says so in its place: a dish that nobody has read must not look as if it were checked.
 */
export function watchPage(begin: () => void): PageWatch {
  const buttons = new Map<Element, Removable>();
  const signs = new Map<Element, () => void>();
  const observer = new MutationObserver(look);
  let dishes: PageWatch | undefined;
  let isStopped = false;
  let isWanted = named !== undefined || !!page.querySelector(`${ITEM},${MARK}`);
  let failure: ForkprintError | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  observer.observe(document, { subtree: true, childList: true, attributeFilter: [ITEM.slice(1, -1)] });
  renderButtons();
  if (isWanted) load();

  function look(records: MutationRecord[]): void {
    let hasButtons = false;
    for (const { type, addedNodes, removedNodes } of records) {
      if (type === "attributes") isWanted = true;
      for (const node of [...addedNodes, ...removedNodes]) {
        if (!(node instanceof Element)) continue;
        hasButtons ||= !!only(node, BUTTON);
        isWanted ||= !!only(node, `${ITEM},${MARK}`);
      }
    }
    if (hasButtons) renderButtons();
    if (isWanted && !dishes) {
      if (failure) showFailure();
      else load();
    }
  }

  function renderButtons(): void {
    for (const [target, button] of buttons) {
      if (target.isConnected) continue;
      button.destroy();
      buttons.delete(target);
    }
    for (const target of page.querySelectorAll<HTMLElement>(BUTTON)) {
      if (buttons.has(target)) continue;
      const pulse = target.dataset.pulse !== undefined;
      buttons.set(target, renderSignInButton(target, { ...target.dataset, pulse } as ButtonOptions));
    }
  }

  function sayLoading(): void {
    const { length } = page.querySelectorAll(ITEM);
    reportPage({ total: length, done: 0, asking: length });
  }

  function load(): void {
    sayLoading();
    loadPart().then(
      (part) => {
        if (isStopped || dishes) return;
        begin();
        clearFailure();
        dishes = part.watchDishes();
      },
      (error) => {
        if (isStopped || failure) return;
        failure = error as ForkprintError;
        tellDeveloper(`the menu is not checked: ${failure.message}`);
        timer = setTimeout(retry, pauseAfter(++failures));
        showFailure();
      },
    );
  }

  /** Where dishes are named, each says that it is not checked; otherwise one sentence says it for the page. */
  function showFailure(): void {
    adoptOnce();
    const items = [...page.querySelectorAll(ITEM)];
    for (const home of items) {
      if (signs.has(home)) continue;
      const dish = { home, name: only(home, NAME), description: only(home, DESCRIPTION) };
      signs.set(home, signDish(dish, "unchecked", true).undo);
    }
    const { body } = page;
    if (!items.length && !signs.has(body) && named !== undefined) {
      const words = make("p", { class: "pfai-flag", role: "status" }, `${say("notChecked")} ${say("ask")}`);
      (find(body, named || "main") ?? body).prepend(words);
      signs.set(body, () => words.remove());
    }
    reportPage({ total: items.length || 1, done: 0, asking: 0, failure, retry });
  }

  function clearFailure(): void {
    clearTimeout(timer);
    failure = undefined;
    for (const undo of signs.values()) undo();
    signs.clear();
  }

  function retry(): void {
    if (dishes) dishes.retry();
    else if (failure) {
      clearFailure();
      load();
    }
  }

  return {
    forget: () => {
      if (dishes) dishes.forget();
      else if (failure) showFailure();
      else if (isWanted) sayLoading();
    },
    retry,
    stop: () => {
      isStopped = true;
      observer.disconnect();
      clearFailure();
      dishes?.stop();
      for (const button of buttons.values()) button.destroy();
    },
  };
}
