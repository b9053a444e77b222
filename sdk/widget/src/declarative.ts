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
/** `key`: the item's texts, once they were read. `undo`: removes its marks, once they are there. */
type Item = PageItem & { key?: string; undo?: Undo[] };

/** Lets the browser draw new marks, because several slices in one frame would be one long task. */
const breathe = (): Promise<unknown> =>
  new Promise((resolve) => {
    // A browser draws within this time, unless it is busy. Safari has no requestIdleCallback.
    const FRAME_MS = 20;
    const wait = () => (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: 500 } as never);
    setTimeout(wait, FRAME_MS);
  });

const only = (root: Element, selector: string): Element | null =>
  root.matches(selector) ? root : root.querySelector(selector);

/** Most names carry no mark, so there is nothing to parse in their answers. */
const markPart = (part: Element | null, html: string): Undo =>
  part && html.includes("<") ? markText(part, html) : null;

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
  const items = new Map<Element, Item>();
  /** What is known about the texts, until somebody signs in or out. */
  const answers: Answers["answers"] = new Map();
  /** Items that are to be marked now, in this order. */
  const near = new Set<Element>();
  const buttons = new Map<Element, Removable>();
  const observer = new MutationObserver(look);
  // On a touch screen, an item is marked when it comes near, because a thousand marks at once would delay a tap.
  // Elsewhere all are marked.
  const hasAll = matchMedia("(hover)").matches;
  const sight = new IntersectionObserver(see, { rootMargin: "100%" });
  const life = new AbortController();
  let calls = new AbortController();
  let isPlanned = false;
  let isWorking = false;
  /** Opening a page costs the calls for items near the screen. The first scroll requests all others at once. */
  let isRestDue = false;
  observe();
  plan();
  for (const name of ["beforeprint", "afterprint", "keydown"]) addEventListener(name, markAll, life);

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
      findAll();
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

  function takeBack(element: Element): void {
    for (const each of items.get(element)?.undo ?? []) each?.();
    items.delete(element);
    sight.unobserve(element);
  }

  const takeAllBack = (): void => [...items.keys()].forEach(takeBack);

  // Texts that were read contain no line breaks.
  const keyOf = ({ name, description }: PageItem): string =>
    [name, description].map((part) => (part ? readText(part).text : "")).join("\n");

  /** Records the items of the page, and removes the marks of those that are gone or were rewritten. */
  function findAll(): void {
    const gone = new Set(items.keys());
    const found = itemsOfPage();
    unseen(() => {
      for (const item of found) {
        const element = item.container ?? item.description ?? item.name;
        if (!element) continue;
        gone.delete(element);
        const known = items.get(element);
        if (known && (known.key == null || known.key === keyOf(item))) continue;
        takeBack(element);
        items.set(element, item);
        sight.observe(element);
      }
      gone.forEach(takeBack);
    });
  }

  /**
   * Items are new, or one came near: then those of the next screens are marked with it, because marking them one by
   * one while the page scrolls would cause a layout in each frame. An item without a box can never come near. The
   * browser reports where its items are; others are measured only up to the first that is too far away, because each
   * measurement is work.
   */
  function see(entries: IntersectionObserverEntry[]): void {
    let isMore = false;
    for (const { target, isIntersecting, boundingClientRect } of entries)
      if (hasAll || isIntersecting || !boundingClientRect.height) {
        near.add(target);
        if (answers.size) isMore = isRestDue = true;
      }
    const reach = innerHeight * 4;
    for (const [element, { undo }] of isMore ? items : []) {
      if (undo) continue;
      const { y } = element.getBoundingClientRect();
      if (y > reach) break;
      if (y > -reach) near.add(element);
    }
    work();
  }

  /**
   * A person who uses the keyboard moves from mark to mark, and a printed page cannot be scrolled or wait for an
   * answer, so then all items are marked or none.
   */
  function markAll({ type }: Event): void {
    const all = [...items];
    const isKey = type === "keydown";
    if (type === "afterprint") plan();
    else if (isKey || all.every(([, { key = "" }]) => answers.has(key))) {
      for (const [element, { undo }] of all) if (!undo) near.add(element);
      if (isKey) work();
      else draw(Infinity);
    } else unseen(takeAllBack);
  }

  /** Visible items come first, those scrolled past come last. */
  function sort(): void {
    const all = [...near];
    const looked = all.findIndex((element) => element.getBoundingClientRect().bottom > 0);
    for (const element of all.splice(0, looked)) {
      near.delete(element);
      near.add(element);
    }
  }

  /** Marks items that are near and answered, until the time is over. */
  function draw(end: number): void {
    unseen(() => {
      for (const element of near) {
        const item = items.get(element);
        const answer = answers.get(item?.key ?? "");
        if (Date.now() > end) break;
        if (item && !answer) continue; // It came near while others were requested.
        near.delete(element);
        sight.unobserve(element);
        if (!item || !answer || item.undo) continue;
        const { container, name, description } = item;
        item.undo = [
          markPart(name, answer.name),
          markPart(description, answer.description),
          markContainer(container, answer.container_class),
        ];
      }
    });
  }

  /** Reads items that are near and unread, or all items, and requests their marks. */
  async function ask(signal: AbortSignal): Promise<void> {
    // The server refuses a call with a longer text, and with it the other dishes of the call. Longer texts are no
    // dishes.
    const LONGEST_NAME = 300;
    const LONGEST_DESCRIPTION = 4000;
    const nothing = { name: "", description: "", container_class: "" };
    const wanted = new Map<string, Text>();
    for (const element of isRestDue ? items.keys() : near) {
      const item = items.get(element);
      if (!item || item.key != null) continue;
      item.key = keyOf(item);
      const [name = "", description = ""] = item.key.split("\n");
      if (name.length > LONGEST_NAME || description.length > LONGEST_DESCRIPTION) answers.set(item.key, nothing);
      if (!answers.has(item.key)) wanted.set(item.key, { name, description });
    }
    if (!wanted.size) return;
    adoptMarks();
    const said = await askAll(wanted, false, signal);
    for (const key of wanted.keys()) answers.set(key, said.answers.get(key) ?? nothing);
  }

  async function work(): Promise<void> {
    // How long the widget may work before the browser draws: together with drawing so many marks it is no long task.
    const SLICE_MS = 5;
    if (isWorking) return;
    isWorking = true;
    const { signal } = calls;
    try {
      while (near.size) {
        await breathe();
        await ask(signal);
        sort();
        draw(Date.now() + SLICE_MS);
      }
    } catch {
      // A menu of which only a part is marked would look as if the rest had no findings.
      if (!signal.aborted) clear();
    }
    isWorking = false;
    if (near.size) work();
  }

  /** Called when somebody signs in or out: marks for another person are removed before anything is requested. */
  function clear(): void {
    calls.abort();
    calls = new AbortController();
    answers.clear();
    near.clear();
    isRestDue = false;
    unseen(takeAllBack);
  }

  return {
    forget: () => {
      clear();
      plan();
    },
    stop: () => {
      life.abort();
      clear();
      observer.disconnect();
      for (const button of buttons.values()) button.destroy();
    },
  };
}
