import { renderSignInButton } from "./button";
import type { Text } from "./calls";
import { jsonLdRoot } from "./config";
import { findItems, type PageItem } from "./json-ld";
import { markContainer, markText } from "./marks";
import { type Answers, askAll } from "./menu";
import { adoptMarks } from "./styles";
import { readText } from "./texts";
import { dressMarksIn } from "./tooltip";
import type { ButtonOptions, Removable } from "./types";

const ITEM = "[data-forkprint-item]";
const NAME = "[data-forkprint-name]";
const DESCRIPTION = "[data-forkprint-description]";
const BUTTON = "[data-forkprint-button]";

type Undo = (() => void) | null;
type Put = (answers: Answers["answers"]) => void;
type Marked = { key: string; undo: Undo[] };

/**
 * Lets the browser draw what was marked: several slices in one frame would be one long task. Marking resumes when the
 * browser is idle, or after a timeout, because it must happen in the end; at once, with the event, when the page is
 * about to be printed. Safari has no requestIdleCallback.
 */
const breathe = (signal: AbortSignal): Promise<Partial<Event> | undefined> =>
  new Promise((resolve) => {
    // In this time a browser draws, unless it has more to do: then it is not idle.
    const FRAME_MS = 20;
    const wait = () => (window.requestIdleCallback ?? setTimeout)(resolve as never, { timeout: 500 } as never);
    setTimeout(wait, FRAME_MS);
    addEventListener("beforeprint", resolve, { signal });
  });

const only = (root: Element, selector: string): Element | null =>
  root.matches(selector) ? root : root.querySelector(selector);

function itemsOfPage(): PageItem[] {
  const items: PageItem[] = [...document.querySelectorAll(ITEM)].map((container) => {
    const name = only(container, NAME);
    const description = only(container, DESCRIPTION);
    return { container, name, description: description ?? (name ? null : container) };
  });
  const root = jsonLdRoot === undefined ? null : document.querySelector(jsonLdRoot || "body");
  return root ? [...items, ...findItems(root)] : items;
}

/** Marks the page's own markup: items and buttons with data- attributes, present from the start or added later. */
export function watchPage(): { forget: () => void; stop: () => void } {
  const marked = new Map<Element, Marked>();
  const buttons = new Map<Element, Removable>();
  const observer = new MutationObserver(look);
  let calls = new AbortController();
  let isPlanned = false;
  /** Whether the page is unchanged since its texts were read. */
  let isAsRead = true;
  observe();
  plan();

  function observe(): void {
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [ITEM, NAME, DESCRIPTION].map((selector) => selector.slice(1, -1)),
    });
  }

  /** The MutationObserver must ignore our own changes, but not those that the page made before them. */
  function unseen(change: () => void): void {
    look(observer.takeRecords());
    observer.disconnect();
    change();
    observe();
  }

  function look(records: MutationRecord[]): void {
    let concerns = false;
    isAsRead &&= !records[0];
    for (const { target, addedNodes, removedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      concerns ||= !!element?.closest(ITEM);
      for (const node of [...addedNodes, ...removedNodes]) {
        if (!(node instanceof Element)) continue;
        dressMarksIn(node);
        concerns ||= jsonLdRoot != null || !!only(node, `${ITEM},${BUTTON}`);
      }
    }
    if (concerns) plan();
  }

  /** Debounced: runs once for many changes. */
  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      unseen(renderButtons);
      mark().catch(() => {}); // if marking fails, the menu stays as it was
    });
  }

  function renderButtons(): void {
    for (const [target, button] of buttons) {
      if (target.isConnected) continue;
      button.destroy();
      buttons.delete(target);
    }
    for (const target of document.querySelectorAll<HTMLElement>(BUTTON)) {
      if (buttons.has(target)) continue;
      const pulse = target.dataset.pulse !== undefined;
      buttons.set(target, renderSignInButton(target, { ...target.dataset, pulse } as ButtonOptions));
    }
  }

  function takeBack(key: Element): void {
    for (const each of marked.get(key)?.undo ?? []) each?.();
    marked.delete(key);
  }

  async function mark(): Promise<void> {
    // How long marking may work before the browser draws: with the drawing of so many marks it is no long task.
    const SLICE_MS = 5;
    // The server refuses a call with a longer text, and with it the dishes beside it. Longer texts are no dishes.
    const LONGEST_NAME = 300;
    const LONGEST_DESCRIPTION = 4000;
    calls.abort();
    calls = new AbortController();
    const { signal } = calls;
    let sliceEnd = 0;
    const isSliceOver = () => Date.now() > sliceEnd;
    /** @returns whether another run has taken over meanwhile */
    const pause = async () => {
      const event = await breathe(signal);
      sliceEnd = event?.type ? Infinity : Date.now() + SLICE_MS;
      return signal.aborted;
    };
    isAsRead = true;
    const fresh: [element: Element, put: Put][] = [];
    const wanted = new Map<string, Text>();
    const gone = new Set(marked.keys());
    for (const { container, name, description } of itemsOfPage()) {
      const element = container ?? description ?? name;
      if (!element) continue;
      if (isSliceOver() && (await pause())) return;
      gone.delete(element);
      const parts = [name, description];
      const read = () => parts.map((part) => part && readText(part));
      let found = read();
      // Texts that were read hold no line breaks.
      const toKey = () => found.map((each) => each?.text).join("\n");
      const known = marked.get(element);
      if (known) {
        if (known.key === toKey()) continue;
        // The page may have inserted text between words that we read.
        unseen(() => takeBack(element));
        found = read();
      }
      const key = toKey();
      const [title = "", text = ""] = found.map((each) => each?.text);
      if (title.length > LONGEST_NAME || text.length > LONGEST_DESCRIPTION) continue;
      wanted.set(key, { name: title, description: text });
      const draw = (index: number, html: string) =>
        // Most names carry no mark, so there is nothing to parse in their answers.
        parts[index] && html.includes("<") ? markText(parts[index], html, isAsRead ? found[index] : null) : null;
      const put: Put = (answers) => {
        const answer = answers.get(key);
        if (!answer) return;
        const undo = [draw(0, answer.name), draw(1, answer.description)];
        marked.set(element, { key, undo: [...undo, container && markContainer(container, answer.container_class)] });
      };
      fresh.push([element, put]);
    }
    unseen(() => gone.forEach(takeBack));
    if (!fresh[0]) return;
    adoptMarks();
    const { answers } = await askAll(wanted, false, signal);
    // What is being looked at comes first, what was scrolled past last.
    const looked = fresh.findIndex(([element]) => element.getBoundingClientRect().bottom > 0);
    fresh.push(...fresh.splice(0, looked));
    while (fresh[0]) {
      if (await pause()) return;
      unseen(() => {
        do fresh.shift()?.[1](answers);
        while (fresh[0] && !isSliceOver());
      });
    }
  }

  /** Called when somebody signs in or out: marks for another person are removed before anything is requested. */
  function clear(): void {
    calls.abort();
    for (const key of marked.keys()) takeBack(key);
    observer.takeRecords();
  }

  return {
    forget: () => {
      clear();
      plan();
    },
    stop: () => {
      observer.disconnect();
      clear();
      for (const button of buttons.values()) button.destroy();
    },
  };
}
