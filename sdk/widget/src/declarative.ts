import { renderSignInButton } from "./button";
import type { Marked as Answer, Text } from "./calls";
import { jsonLdRoot } from "./config";
import { findItems, type PageItem } from "./json-ld";
import { markContainer, markText } from "./marks";
import { askAll, keyOf } from "./menu";
import { adoptMarks } from "./styles";
import { readText } from "./texts";
import { dressMarksIn } from "./tooltip";
import type { ButtonOptions, Removable } from "./types";

const ITEM = "[data-forkprint-item]";
const NAME = "[data-forkprint-name]";
const DESCRIPTION = "[data-forkprint-description]";
const BUTTON = "[data-forkprint-button]";
/** So long, and no longer, at a time: a finger that scrolls must not wait for us. */
const SLICE_MS = 12;
/** What is marked when nothing else is to be done is marked at last all the same. */
const IDLE_BY = { timeout: 500 };

type Undo = (() => void) | null;
type Known = { key: Element; text: Text; put: (answer: Answer) => Undo[] };
type Marked = { text: string; undo: Undo[] };

/** Lets the browser do what is waiting. Safari tells nobody when it is idle. */
const breathe = (): Promise<unknown> =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve, IDLE_BY as never));

const textOf = (element: Element | null): string => (element ? readText(element).text : "");
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

/** Of the page's own markup: items and buttons with data- attributes, there from the start or added later. */
export function watchPage(): { forget: () => void; stop: () => void } {
  const marked = new Map<Element, Marked>();
  const buttons = new Map<Element, Removable>();
  const observer = new MutationObserver(look);
  let calls = new AbortController();
  let isPlanned = false;
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

  /** Our own changes are no news: what the page has changed before them is. */
  function unseen(change: () => void): void {
    look(observer.takeRecords());
    observer.disconnect();
    change();
    observe();
  }

  function look(records: MutationRecord[]): void {
    let concerns = false;
    for (const { target, addedNodes, removedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      concerns ||= element?.closest(ITEM) != null;
      for (const node of [...addedNodes, ...removedNodes]) {
        if (!(node instanceof Element)) continue;
        dressMarksIn(node);
        concerns ||= jsonLdRoot !== undefined || only(node, `${ITEM},${BUTTON}`) !== null;
      }
    }
    if (concerns) plan();
  }

  /** Once for many changes. */
  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      renderButtons();
      mark().catch(() => {}); // a menu without marks stays the menu it was
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
    calls.abort();
    calls = new AbortController();
    const { signal } = calls;
    let sliceEnd = 0;
    const isSliceOver = () => performance.now() > sliceEnd;
    /** @returns whether another run has taken over meanwhile */
    const pause = async () => {
      if (isSliceOver()) {
        await breathe();
        sliceEnd = performance.now() + SLICE_MS;
      }
      return signal.aborted;
    };
    const fresh: Known[] = [];
    const gone = new Set(marked.keys());
    for (const { container, ...parts } of itemsOfPage()) {
      const key = container ?? parts.description ?? parts.name;
      if (!key) continue;
      gone.delete(key);
      const read = () => ({ name: textOf(parts.name), description: textOf(parts.description) });
      const known = marked.get(key);
      if (known) {
        if (known.text === keyOf(read())) continue;
        // What the page has rewritten may stand between words of ours.
        unseen(() => takeBack(key));
      }
      const text = read();
      fresh.push({
        key,
        text,
        put: (answer) => [
          parts.name && markText(parts.name, answer.name),
          parts.description && markText(parts.description, answer.description),
          container && markContainer(container, answer.container_class),
        ],
      });
      if (await pause()) return;
    }
    unseen(() => gone.forEach(takeBack));
    if (fresh.length === 0) return;
    adoptMarks();
    const answers = await askAll(
      fresh.map(({ text }) => text),
      false,
      signal,
    );
    for (let next = 0; next < fresh.length; ) {
      if (await pause()) return;
      unseen(() => {
        do {
          const { key, text, put } = fresh[next++] as Known;
          const answer = answers.of(text);
          if (answer) marked.set(key, { text: keyOf(text), undo: put(answer) });
        } while (next < fresh.length && !isSliceOver());
      });
    }
  }

  /** Somebody signed in or out: what was marked for another is taken away before anything is asked. */
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
