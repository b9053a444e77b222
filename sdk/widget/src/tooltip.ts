import type { Mark } from "./answer-html";
import { dress, make } from "./elements";
import { adoptMarks, signs } from "./mark-styles";
import { closest, page } from "./page";
import { MARK, TOOLTIPS } from "./selectors";
import { tell } from "./strip-words";

/** A mark inside a link or button has no tab stop of its own: that control takes its focus and press. */
export const controlOf = (element: Element): Element | null =>
  closest(element, "a,button,label,summary,[role=button],[role=link]");

/** Without the angle brackets that `useBrackets` puts around it. */
const foodOf = (mark: Element): string => (mark.textContent ?? "").replace(/^<|>$/g, "");
const tipOf = (mark: Element): string => TOOLTIPS.map((name) => mark.getAttribute(name)).join("");
/** What kind of mark it is, in a word, and what to ask the staff about the marked food. */
function saidOf(className: string, food: string): [word: string, question: string] {
  const [, , word = "good"] = signs.find(([name]) => className.includes(`pfai-${name}`)) ?? [];
  const ask = word === "conflict" ? "askWithout" : word === "mayContain" || word === "unknown" ? "askWhat" : null;
  return [tell(word), ask ? tell(ask, food) : ""];
}

/** The reason is the word's accessible description, so screen readers announce it without opening anything. */
function reached(className: string, tip: string, food: string) {
  const [word, question] = saidOf(className, food);
  return { tabindex: "0", role: "button", "aria-description": `${word}: ${tip} ${question}`.trim() };
}

/** A menu often repeats the same mark, so one is built and the others are clones of it. */
const made: Record<string, Node> = {};

/** `control`: the link or button around the mark; without one the mark gets its own tab stop. */
export function newMark({ className, attribute, tip }: Mark, text: string, control: Element | null): Element {
  const key = [className, !control, text, tip].join();
  made[key] ??= make(
    "span",
    // On a page from right to left, the sign stands after the word in the word's own direction.
    {
      class: className,
      [attribute]: tip,
      dir: page.dir ? "auto" : null,
      ...(control ? null : reached(className, tip, text)),
    },
    text,
  );
  return made[key].cloneNode(true) as Element;
}

function dressMark(mark: Element): void {
  if (controlOf(mark)) mark.removeAttribute("tabindex");
  else dress(mark, reached(mark.className, tipOf(mark), foodOf(mark)));
}

/** Connects marks that a page inserted itself, from the HTML that `processMenu` returned. */
export const dressMarksIn = (root: Element): void => {
  for (const mark of root.querySelectorAll(MARK)) if (!mark.hasAttribute("role")) dressMark(mark);
};

let tip: HTMLElement | null = null;
let about: Element | null = null;
let openedAt = 0;

export function hideTip(): void {
  tip?.remove();
  tip = about = null;
}

function showTip(mark: Element): void {
  if (about === mark) return;
  hideTip();
  about = mark;
  openedAt = Date.now();
  const [word, question] = saidOf(mark.className, foodOf(mark));
  // The mark's description already says the same to screen readers. As a popover the tooltip is in the top layer,
  // where no list with hidden overflow clips it; browsers without popovers ignore the attribute.
  const box = make(
    "div",
    { class: "pfai-tip", "aria-hidden": "true", popover: "manual" },
    make("b", {}, `${word}: ${mark.textContent}`),
    tipOf(mark),
    ...(question ? [make("i", {}, question)] : []),
  );
  adoptMarks();
  page.body.append(box);
  (box as Partial<HTMLElement>).showPopover?.();
  tip = box;
  place(mark, box);
}

function place(mark: Element, box: HTMLElement): void {
  const GAP = 10;
  const at = mark.getClientRects()[0] ?? mark.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(8, Math.min(at.left - 8, page.documentElement.clientWidth - width - 8));
  const isBelow = at.bottom + GAP + height <= innerHeight || at.top - GAP - height < 0;
  // Set through the CSSOM, which is allowed where the Content-Security-Policy forbids inline styles.
  box.style.left = `${left}px`;
  box.style.top = `${isBelow ? at.bottom + GAP : at.top - GAP - height}px`;
}

/** One set of listeners for the whole page, whoever inserted the marks, until the signal aborts. */
export function watchMarks(signal: AbortSignal): void {
  const listen = (name: string, hear: (mark: Element | null, event: Event) => void) =>
    page.addEventListener(
      name,
      (event) => {
        const [target] = event.composedPath();
        hear(target instanceof Element ? closest(target, MARK) : null, event);
      },
      { capture: true, signal },
    );
  listen("focusin", (mark) => mark && showTip(mark));
  listen("focusout", hideTip);
  // A mark that gets the focus is scrolled into view, and its tooltip moves with it.
  listen("scroll", () => (about && tip && about === page.activeElement ? place(about, tip) : hideTip()));
  listen("pointerover", (mark, event) => {
    if (mark) showTip(mark);
    // The pointer may move onto the tooltip, and one opened by keyboard does not close because the mouse lies
    // elsewhere.
    else if (about !== page.activeElement && !event.composedPath().includes(tip as EventTarget)) hideTip();
  });
  // While a touch opens a tooltip, the focus and click events that follow must not close it again.
  const JUST_NOW_MS = 500;
  const toggle = (mark: Element | null) =>
    !mark || (about === mark && Date.now() - openedAt > JUST_NOW_MS) ? hideTip() : showTip(mark);
  listen("click", toggle);
  listen("keydown", (mark, event) => {
    const { key } = event as KeyboardEvent;
    if (key === "Escape") hideTip();
    else if (mark && /^(Enter| )$/.test(key)) {
      event.preventDefault();
      toggle(mark);
    }
  });
}
