import { adopt } from "./styles";

const WORDS: Record<string, string> = {
  "pfai-conflict": "Conflict",
  "pfai-may-contain": "May contain",
  "pfai-unknown": "Unknown",
  "pfai-match": "Match",
  "pfai-info-silent": "Good to know",
};
const ATTRIBUTES = ["pfai-conflict-tooltip", "pfai-match-tooltip", "pfai-info-tooltip"];
const MARK = ATTRIBUTES.map((name) => `[${name}]`).join();
const GAP = 10;

const tipOf = (mark: Element): string =>
  ATTRIBUTES.map((name) => mark.getAttribute(name)).find((text) => text !== null) ?? "";
const wordOf = (mark: Element): string => WORDS[[...mark.classList].find((name) => WORDS[name]) ?? ""] ?? "";

/** For screen readers the reason is said with the word itself: nothing has to be opened for it. */
export function dressMark(mark: Element): void {
  // What stands in a link or a button is reached, and pressed, with that.
  if (mark.closest("a,button,label,summary,[role=button],[role=link]")) {
    mark.removeAttribute("tabindex");
    return;
  }
  mark.setAttribute("tabindex", "0");
  mark.setAttribute("role", "button");
  mark.setAttribute("aria-description", `${wordOf(mark)}: ${tipOf(mark)}`);
}

/** Marks that a page put in place itself, with what `processMenu` gave it. */
export const dressMarksIn = (root: Element): void => {
  for (const mark of root.querySelectorAll(MARK)) if (!mark.hasAttribute("role")) dressMark(mark);
};

let tip: HTMLElement | null = null;
let about: Element | null = null;
/** Set while a touch opens a tip: the focus and click that follow it must not close it again. */
let openedAt = 0;
const JUST_NOW_MS = 500;

export function hideTip(): void {
  tip?.remove();
  tip = null;
  about = null;
}

function showTip(mark: Element): void {
  if (about === mark) return;
  hideTip();
  about = mark;
  openedAt = Date.now();
  const box = document.createElement("div");
  const head = document.createElement("b");
  const text = document.createElement("span");
  head.textContent = `${wordOf(mark)}: ${mark.textContent}`;
  text.textContent = tipOf(mark);
  box.className = "pfai-tip";
  // The mark's description says the same: twice would be once too often.
  box.setAttribute("aria-hidden", "true");
  box.append(head, text);
  adopt(document);
  document.body.append(box);
  // In the top layer no list with hidden overflow cuts it off.
  if ("showPopover" in box) {
    box.setAttribute("popover", "manual");
    box.showPopover();
  }
  tip = box;
  place(mark, box);
}

function place(mark: Element, box: HTMLElement): void {
  const at = mark.getClientRects()[0] ?? mark.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(8, Math.min(at.left - 8, document.documentElement.clientWidth - width - 8));
  const isBelow = at.bottom + GAP + height <= innerHeight || at.top - GAP - height < 0;
  // Set through the object model, which a policy without inline styles allows.
  box.style.left = `${left}px`;
  box.style.top = `${isBelow ? at.bottom + GAP : at.top - GAP - height}px`;
}

/** One set of listeners for the page, whoever put the marks there. @returns how to end it */
export function watchMarks(): () => void {
  const end = new AbortController();
  const listen = (name: string, hear: (mark: Element | null, event: Event) => void) =>
    document.addEventListener(
      name,
      (event) => {
        const [target] = event.composedPath();
        hear(target instanceof Element ? target.closest(MARK) : null, event);
      },
      { capture: true, signal: end.signal },
    );
  const show = (mark: Element | null) => mark && showTip(mark);
  listen("focusin", show);
  listen("focusout", hideTip);
  listen("scroll", hideTip);
  listen("pointerover", (mark, event) => {
    if (mark) showTip(mark);
    // Who reads the tip may move over it, and who came by keyboard does not lose it to a mouse that lies there.
    else if (about !== document.activeElement && !event.composedPath().includes(tip as EventTarget)) hideTip();
  });
  listen("click", (mark) => {
    if (!mark || (about === mark && Date.now() - openedAt > JUST_NOW_MS)) hideTip();
    else showTip(mark);
  });
  listen("keydown", (mark, event) => {
    const { key } = event as KeyboardEvent;
    if (key === "Escape") hideTip();
    else if (mark && (key === "Enter" || key === " ")) {
      event.preventDefault();
      if (about === mark) hideTip();
      else showTip(mark);
    }
  });
  return () => {
    hideTip();
    end.abort();
  };
}
