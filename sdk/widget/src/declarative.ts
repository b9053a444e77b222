import { type DishState, isPersonal, reportPage } from "./checks";
import { signDish } from "./dish-sign";
import { type ForkprintError, fail, tellDeveloper } from "./errors";
import { createInquiry, NO_TEXT, TOO_LONG } from "./inquiry";
import { type Dish, dishesOfPage, marksIn, textsOf } from "./items";
import { markContainer } from "./mark-classes";
import { adoptMarks } from "./mark-styles";
import { markText } from "./marks";
import { keyOf } from "./menu";
import type { Text } from "./menu-call";
import { watchChanges } from "./page-changes";
import { watchStrip } from "./strip";
import { tell } from "./strip-words";
import { readText } from "./texts";

type Undo = (() => void) | null;
/**
 * `key`: the item's texts, once they were read. `undo`: removes its marks, once they are there; `marks`: how many.
 * `sign`: the state that it shows.
 */
type Item = Dish & {
  key?: string;
  undo?: Undo[];
  marks?: number;
  sign?: ReturnType<typeof signDish>;
  /** Neither seen nor filled, such as a template: no dish yet. */
  isEmpty?: boolean;
};

/** Lets the browser draw new marks, because several slices in one frame would be one long task. */
const breathe = (): Promise<unknown> =>
  new Promise((resolve) => {
    // A browser draws within this time, unless it is busy. Safari has no requestIdleCallback.
    const FRAME_MS = 20;
    const { requestIdleCallback: idle } = window;
    setTimeout(() => (typeof idle === "function" ? idle(resolve, { timeout: 500 }) : setTimeout(resolve)), FRAME_MS);
  });

/** Most names carry no mark, so there is nothing to parse in their answers. */
const markPart = (part: Element | null, html: string, without?: Element | null): Undo =>
  part && html.includes("<") ? markText(part, html, without) : null;

export type PageWatch = { forget: () => void; retry: () => void; stop: () => void };

/** Marks the page's own markup: dishes that are there from the start or added later. */
export function watchDishes(): PageWatch {
  const items = new Map<Element, Item>();
  /** Items that are to be marked now, in this order. */
  const near = new Set<Element>();
  const inquiry = createInquiry(hear, retry);
  const { unseen, stopLooking } = watchChanges(plan);
  // On a touch screen, an item is marked when it comes near, because a thousand marks at once would delay a tap.
  // Elsewhere all are marked.
  const hasAll = matchMedia("(hover)").matches;
  const sight = new IntersectionObserver(see, { rootMargin: "100%" });
  const life = new AbortController();
  let isPlanned = false;
  let isWorking = false;
  /** Opening a page costs the calls for items near the screen. The first scroll requests all others at once. */
  let isRestDue = false;
  let isPrinting = false;
  let wordsTimer: ReturnType<typeof setTimeout> | undefined;
  /** A fault of ours: nothing on this page counts as checked. */
  let fault: ForkprintError | undefined;
  const endStrip = watchStrip(() => [...items.keys()], unseen);
  plan();
  for (const name of ["beforeprint", "afterprint", "keydown"]) addEventListener(name, markAll, life);

  /** Whatever fails here must not leave a menu that looks as if it were checked. */
  function guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      fault = fail("refused", String(error));
      tellDeveloper(fault.message);
      showStates();
    }
  }

  /** Debounced: runs once for many changes. */
  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      if (life.signal.aborted) return;
      guard(() => {
        findAll();
      });
    });
  }

  function takeBack(element: Element): void {
    const item = items.get(element);
    for (const each of item?.undo ?? []) each?.();
    item?.sign?.undo();
    items.delete(element);
    sight.unobserve(element);
  }

  const takeAllBack = (): void => [...items.keys()].forEach(takeBack);

  /** Whether the item is as we left it: its texts, and our marks and words in them. */
  function isIntact(had: Item, { name, description }: Dish): boolean {
    if (had.name !== name || had.description !== description) return false;
    if (had.key != null && had.key !== keyOf(textsOf(had))) return false;
    return (!had.marks || had.marks === marksIn(had)) && had.sign?.isThere() !== false;
  }

  /** Records the items of the page, and removes the marks of those that are gone or were rewritten. */
  function findAll(): void {
    const gone = new Set(items.keys());
    const found = dishesOfPage();
    unseen(() => {
      for (const item of found) {
        const had = items.get(item.home);
        gone.delete(item.home);
        if (had && isIntact(had, item)) continue;
        takeBack(item.home);
        items.set(item.home, item);
        sight.observe(item.home);
      }
      gone.forEach(takeBack);
    });
    showStates();
  }

  function showStates(): void {
    unseen(() => items.forEach(signItem));
    let [total, done, asking, failed] = [0, 0, 0, 0];
    let failure = fault;
    let unreadable: string | undefined;
    for (const { key, name, isEmpty } of items.values()) {
      if (isEmpty) continue;
      const state = stateOf(key);
      const why = inquiry.failureOf(key);
      total++;
      if (state === "checked") done++;
      else if (state === "checking") asking++;
      else if (state) failed++;
      if (why === NO_TEXT) unreadable ??= tell("noText");
      else if (why === TOO_LONG) unreadable = tell("tooLong", name ? readText(name).text.slice(0, 60) : "");
      else if (why) failure ??= why;
    }
    // Nothing was asked yet: it is about to be.
    if (!done && !asking && !failed) asking = total;
    if (fault) total ||= 1;
    reportPage({ total, done, asking, failure, unreadable, retry: failure && retry });
  }

  const stateOf = (key: string | undefined): DishState | null => (fault ? "unchecked" : inquiry.stateOf(key));

  /**
   * The words "Checking" come only when it takes a moment: they move the text. A dish that is far down shows nothing
   * until it comes near, and a print shows which dishes nobody has checked.
   */
  function signItem(item: Item, element: Element): void {
    const MOMENT_MS = 300;
    let state = stateOf(item.key);
    if (isPrinting && state !== "checked") state = "unchecked";
    if (state === "checking" && !near.has(element)) state = null;
    if (state === "checked" && !(item.undo && isPersonal())) state = null;
    const hasWords = state === "unchecked" || (state === "checking" && inquiry.waitedMs() >= MOMENT_MS);
    const { sign } = item;
    if (sign ? sign.state === state && sign.hasWords === hasWords : !state) return;
    sign?.undo();
    item.sign = signDish(item, state, hasWords);
    if (state === "checking" && !hasWords) wordsTimer ??= setTimeout(showLater, MOMENT_MS);
  }

  function showLater(): void {
    wordsTimer = undefined;
    guard(showStates);
  }

  function hear(): void {
    guard(showStates);
    work();
  }

  /** Asks again about what failed. */
  function retry(): void {
    if (!inquiry.forgetFailures() && !fault) return;
    fault = undefined;
    for (const item of items.values()) if (!stateOf(item.key)) delete item.key;
    plan();
    work();
  }

  /**
   * Items are new, or one came near: then those of the next screens are marked with it, because marking them one by
   * one while the page scrolls would cause a layout in each frame. An item without a box can never come near. The
   * browser reports where its items are; others are measured only up to the first that is too far away, because each
   * measurement is work. If none is near, the first one shows that the menu can be checked.
   */
  function see(entries: IntersectionObserverEntry[]): void {
    let isMore = false;
    for (const { target, isIntersecting, boundingClientRect } of entries)
      if (hasAll || isIntersecting || !boundingClientRect.height) {
        near.add(target);
        if (inquiry.hasAnswers()) isMore = isRestDue = true;
      }
    const reach = innerHeight * 4;
    for (const [element, { undo }] of isMore ? items : []) {
      if (undo) continue;
      const { y } = element.getBoundingClientRect();
      if (y > reach) break;
      if (y > -reach) near.add(element);
    }
    const [first] = items.keys();
    if (first && !near.size && !inquiry.hasAnswers()) near.add(first);
    work();
  }

  /**
   * A person who uses the keyboard moves from mark to mark, so then all items are marked. A printed page cannot be
   * scrolled or wait for an answer: it has the marks that are known, and says of the other dishes that nobody has
   * checked them.
   */
  function markAll({ type }: Event): void {
    isPrinting = type === "beforeprint";
    guard(() => {
      if (type !== "afterprint")
        for (const [element, { undo, key }] of items)
          if (!undo && (!isPrinting || inquiry.answerOf(key))) near.add(element);
      if (isPrinting) draw(Infinity);
      showStates();
    });
    work();
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
        const answer = inquiry.answerOf(item?.key);
        if (Date.now() > end) break;
        if (item && !answer) continue; // It came near while others were requested, or failed.
        near.delete(element);
        sight.unobserve(element);
        if (!item || !answer || item.undo) continue;
        const { container, name, description } = item;
        item.undo = [
          markPart(name, answer.name),
          markPart(description, answer.description, name),
          markContainer(container, answer.container_class),
        ];
        item.marks = marksIn(item);
        signItem(item, element);
      }
    });
  }

  /** Reads items that are near and unread, or all items, and requests their marks. */
  function ask(): void {
    const wanted = new Map<string, Text>();
    for (const element of isRestDue ? items.keys() : near) {
      const item = items.get(element);
      if (!item || item.key != null) continue;
      const texts = textsOf(item);
      const key = keyOf(texts);
      item.isEmpty = !key.trim() && !element.getClientRects().length;
      if (item.isEmpty) {
        near.delete(element);
        continue;
      }
      item.key = key;
      wanted.set(key, texts);
    }
    if (!wanted.size) return;
    adoptMarks();
    inquiry.ask(wanted);
  }

  /** Whether there is an item that can be read or marked. */
  const isDue = (): boolean =>
    [...near].some((element) => {
      const item = items.get(element);
      return !item || item.key == null || inquiry.answerOf(item.key);
    });

  async function work(): Promise<void> {
    // How long the widget may work before the browser draws: together with drawing so many marks it is no long task.
    const SLICE_MS = 5;
    if (isWorking || fault) return;
    isWorking = true;
    while (isDue() && !fault) {
      await breathe();
      guard(() => {
        sort();
        ask();
        draw(Date.now() + SLICE_MS);
      });
    }
    isWorking = false;
  }

  /** Called when somebody signs in or out: marks for another person are removed before anything is requested. */
  function clear(): void {
    inquiry.clear();
    near.clear();
    fault = undefined;
    isRestDue = false;
    unseen(takeAllBack);
  }

  return {
    forget: () => {
      clear();
      plan();
    },
    retry,
    stop: () => {
      life.abort();
      clear();
      clearTimeout(wordsTimer);
      stopLooking();
      endStrip();
    },
  };
}
