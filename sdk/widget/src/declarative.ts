import { renderSignInButton } from "./button";
import type { Marked as Answer, Text } from "./calls";
import { jsonLdRoot } from "./config";
import { findItems, type PageItem } from "./json-ld";
import { markContainer, markText } from "./marks";
import { askAll, keyOf } from "./menu";
import { adopt } from "./styles";
import { readText } from "./texts";
import { dressMarksIn } from "./tooltip";
import type { ButtonOptions, Removable } from "./types";

const ITEM = "[data-forkprint-item]";
const NAME = "[data-forkprint-name]";
const DESCRIPTION = "[data-forkprint-description]";
const BUTTON = "[data-forkprint-button]";
/** So long, and no longer, at a time: a finger that scrolls must not wait for us. */
const SLICE_MS = 8;

type Undo = (() => void) | null;
type Known = { key: Element; text: Text; put: (answer: Answer) => Undo[] };
type Marked = { text: string; undo: Undo[] };

/** Lets the browser do what is waiting. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

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
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["data-forkprint-item", "data-forkprint-name", "data-forkprint-description"],
  });
  plan();

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
    /** @returns whether another run has taken over meanwhile */
    const pause = async () => {
      if (performance.now() > sliceEnd) {
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
      const text = { name: textOf(parts.name), description: textOf(parts.description) };
      if (marked.get(key)?.text === keyOf(text)) continue;
      takeBack(key);
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
    for (const key of gone) takeBack(key);
    observer.takeRecords();
    if (fresh.length === 0) return;
    adopt(document);
    const texts = fresh.map(({ text }) => text);
    const answers = await askAll(texts, false, signal);
    for (const { key, text, put } of fresh) {
      if (signal.aborted) return;
      const answer = answers.of(text);
      if (!answer) continue;
      look(observer.takeRecords());
      marked.set(key, { text: keyOf(text), undo: put(answer) });
      observer.takeRecords();
      await pause();
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
