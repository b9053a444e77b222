import { type Checks, checks, onChecks } from "./checks";
import { make } from "./elements";
import { isBoxed } from "./frame";
import { STRIP_CSS } from "./mark-styles";
import { closest, page } from "./page";
import { PLACE } from "./selectors";
import { refreshProfile } from "./sign-in";
import { tell } from "./strip-words";
import { adopt } from "./styles";
import { countOf, say, timeOf } from "./words";

const SHOWN_MS = 4000;

/** `look`: "no" and "half" are troubles, which stay. `count` changes too often to be announced. */
type Said = { look: "no" | "half" | "wait" | "ok"; words: (string | undefined)[]; count?: string };

const reasonOf = ({ failure }: Checks): string | undefined =>
  isBoxed()
    ? tell("inFrame")
    : navigator.onLine === false
      ? tell("isOffline")
      : failure && tell(failure.status === 403 ? "notHere" : "noAnswer");

function saidOf(now: Checks): Said | null {
  const { kind, done, total, doubt, unreadable, isPersonal } = now;
  const count = countOf(done, total);
  if (doubt && isPersonal && done)
    return { look: "no", words: [tell(doubt === "card" ? "noCard" : "isOffline"), tell("from", timeOf(now.at))] };
  if (kind === "unchecked") return { look: "no", words: [say("notChecked"), unreadable, reasonOf(now), say("ask")] };
  if (kind === "partly" && now.isTrouble)
    return { look: "half", words: [tell("areChecked", count), unreadable, reasonOf(now), tell("notSafe")] };
  if (!isPersonal || kind === "partly") return null;
  if (kind === "checking") return { look: "wait", words: [tell(now.isSlow ? "takesLong" : "isChecking")], count };
  return kind && { look: "ok", words: [tell("areChecked", count)] };
}

/** Where the strip stands above the menu: before the element that holds all dishes, and what lays it out. */
function placeAbove(dishes: readonly Element[]): Element | null {
  const { body } = page;
  let holder = dishes[0]?.parentElement;
  while (holder && !dishes.every((dish) => holder?.contains(dish))) holder = holder.parentElement;
  while (
    holder?.parentElement &&
    holder !== body &&
    (/flex|grid/.test(getComputedStyle(holder.parentElement).display) ||
      closest(holder.parentElement, "table,ul,ol,dl"))
  )
    holder = holder.parentElement;
  return holder && body.contains(holder) ? holder : null;
}

/**
 * The strip above the menu says what the button says, in a sentence: at once when something is wrong, after a moment
 * while the menu is checked, and for some seconds when it has been. Screen readers hear each sentence once.
 * @param dishesOf the elements of the dishes
 * @param unseen makes a change of the page that is not looked at
 */
export function watchStrip(dishesOf: () => Element[], unseen: (change: () => void) => void): () => void {
  const host = make("forkprint-status", {});
  const root = host.attachShadow({ mode: "open" });
  adopt(root, STRIP_CSS);
  const words = make("p", { role: "status", dir: "auto" });
  const count = make("span", { dir: "auto" });
  const box = make("div", { tabindex: "-1", part: "strip" }, words, count);
  root.append(box);
  let action: HTMLElement | null = null;
  let isOpen = false;
  /** The sentence that was said last. One that has left is not said again. */
  let lastSaid = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  /** Takes the sentence away. News that change nothing do not keep it. */
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function draw(said: Said | null): void {
    const [first = "", ...more] = said?.words.filter((each) => each) ?? [];
    const text = [first, ...more].join(" ");
    const isTrouble = said?.look === "no" || said?.look === "half";
    isOpen &&= !!said;
    isOpen ||= isTrouble || said?.look === "wait";
    if (words.textContent !== text) words.replaceChildren(make("b", {}, first), text.slice(first.length));
    count.textContent = said?.count ?? "";
    box.className = isOpen && said ? said.look : "quiet";
    const { doubt, retry = doubt && refreshProfile } = checks();
    action?.remove();
    action = null;
    if (isTrouble && isBoxed() && /^http/.test(location.href))
      action = make("a", { href: location.href, target: "_blank", rel: "noopener" }, say("tab"));
    else if (isTrouble && retry) {
      action = make("button", { type: "button" }, say("again"));
      action.onclick = () => {
        box.focus();
        retry();
      };
    }
    if (action) box.append(action);
  }

  function put(): void {
    const place = page.querySelector(PLACE);
    const above = place ? null : placeAbove(dishesOf());
    unseen(() => {
      if (place) place.append(host);
      else if (above === page.body) above.prepend(host);
      else if (above) above.before(host);
      else page.body.append(host);
    });
  }

  function show(): void {
    timer = undefined;
    const said = saidOf(checks());
    const sentence = said?.words.join() ?? "";
    if (said?.look === "ok" && sentence === lastSaid) return;
    lastSaid = sentence;
    clearTimeout(leaving);
    draw(said);
    if (said?.look === "ok")
      leaving = setTimeout(() => {
        isOpen = false;
        draw(null);
      }, SHOWN_MS);
  }

  function update(): void {
    // A region that is there before its words are set is announced. An answer that comes sooner than the second moment
    // needs no strip, which would push the menu down and up again.
    const [MOMENT_MS, SOON_MS] = [250, 1000];
    const said = saidOf(checks());
    if (said && !host.isConnected) put();
    const due = Date.now() + (said?.look === "wait" && !isOpen ? SOON_MS : MOMENT_MS);
    if (timer && dueAt <= due && dueAt > Date.now()) return;
    clearTimeout(timer);
    dueAt = due;
    timer = setTimeout(show, due - Date.now());
  }

  const end = onChecks(update);
  return () => {
    end();
    clearTimeout(timer);
    clearTimeout(leaving);
    host.remove();
  };
}
