import { named } from "./config";
import { closest } from "./page";
import { DESCRIPTION, ITEM, NAME, only } from "./selectors";
import { dressMarksIn } from "./tooltip";

/**
 * Watches what the page changes in its dishes.
 * @returns `unseen` makes a change of our own, which is not told
 */
export function watchChanges(tell: () => void): { unseen: (change: () => void) => void; stopLooking: () => void } {
  const observer = new MutationObserver(look);

  function observe(): void {
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["data-gtin", "content", ...[ITEM, NAME, DESCRIPTION].map((selector) => selector.slice(1, -1))],
    });
  }

  /** The MutationObserver must ignore our own changes, but not those that the page made before them. */
  function unseen(change: () => void): void {
    look(observer.takeRecords());
    observer.disconnect();
    try {
      change();
    } finally {
      observe();
    }
  }

  function look(records: MutationRecord[]): void {
    let concerns = false;
    for (const { target, addedNodes, removedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      concerns ||= !!element && !!closest(element, ITEM);
      for (const node of [...addedNodes, ...removedNodes]) {
        if (!(node instanceof Element)) continue;
        dressMarksIn(node);
        concerns ||= !!only(node, ITEM);
      }
      concerns ||= named !== undefined;
    }
    if (concerns) tell();
  }

  observe();
  return { unseen, stopLooking: () => observer.disconnect() };
}
