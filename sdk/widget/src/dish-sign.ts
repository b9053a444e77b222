import { type DishState, STATE } from "./checks";
import { make } from "./elements";
import type { Dish } from "./items";
import { markContainer } from "./mark-classes";
import { find, matches } from "./page";
import { say } from "./words";

/**
 * Shows the state of a dish: an attribute for the page's own style, and words where no mark can say it.
 * @param hasWords a state that passes in a moment needs no words, which would move the text
 */
export function signDish(
  { home, name, description }: Pick<Dish, "home" | "name" | "description">,
  state: DishState | null,
  hasWords: boolean,
) {
  if (!state) return { state, hasWords, isThere: () => true, undo: () => {} };
  home.setAttribute(STATE, state);
  const unmark = state === "unchecked" ? markContainer(home, "pfai-container-unchecked") : null;
  const flag = make(
    "forkprint-flag",
    { class: "pfai-flag", dir: "auto" },
    say(state === "unchecked" ? "flag" : "wait"),
  );
  const text = name ?? description ?? home;
  // Nothing but cells and lines may stand in a row or a list.
  const cell = matches(text, "tr,ul,ol,dl,table,tbody") ? find(text, "td,th,li,dd") : null;
  if (hasWords) (cell ?? text).append(flag);
  return {
    state,
    hasWords,
    /** False if the page has written over it. */
    isThere: () => flag.isConnected || !hasWords,
    undo: () => {
      home.removeAttribute(STATE);
      unmark?.();
      flag.remove();
    },
  };
}
