import { cancelCalls, revoke } from "./calls";
import { type Checks, checks, onChecks, STATE } from "./checks";
import { channelName, issuer } from "./config";
import { dress, make } from "./elements";
import { type ForkprintError, fail } from "./errors";
import { isBoxed } from "./frame";
import { page } from "./page";
import { hasPreferences, onSession, SIGNED_OUT, session, setSession } from "./session";
import { type Outcome, refreshProfile, signIn, takeReturned, toAnswer } from "./sign-in";
import { adopt, BUTTON_CSS } from "./styles";
import type { ButtonOptions, Removable } from "./types";
import { countOf, say, timeOf } from "./words";

const SVG = "http://www.w3.org/2000/svg";
const RIDGES = "M39 92L46 44Q51 36 55 45L52 93M42 34Q64 22 64 45L63 92M47 21Q69 19 72 42L74 88M31 19Q75-9 80 36L83 80";
const FORKS = "M32 75L36 47Q28 31 20 46L12 73M29 39L22 74M47 21Q34 22 30 38";
const DOOR = "M40 88H16V12H40M40 50H88L68 30M88 50L68 70";

function icon(...paths: string[]): SVGSVGElement {
  const svg = dress(page.createElementNS(SVG, "svg"), { viewBox: "0 0 100 100", "aria-hidden": "true" });
  for (const d of paths) svg.append(dress(page.createElementNS(SVG, "path"), { d }));
  return svg;
}

/** @param isTold another tab of this site has signed out, and told this one */
export async function signOut(isTold = false): Promise<void> {
  const kept = session();
  cancelCalls();
  setSession(null);
  if (!isTold) {
    const tabs = new BroadcastChannel(channelName);
    tabs.postMessage(SIGNED_OUT);
    tabs.close();
  }
  if (kept) await revoke(kept.token);
}

function findTarget(target: string | Element): Element {
  const element = typeof target === "string" ? page.querySelector(target) : target;
  if (element instanceof Element) return element;
  throw fail("invalid_option", String(target));
}

/** What the button says, and below it what that rests on. Nothing but a menu that was checked is called active. */
function wordsOf(
  { kind, done, total, isSlow, isTrouble, doubt, at, retry }: Checks,
  text: string | undefined,
): [string, string?] {
  const kept = session();
  const failed = isTrouble ? say("flag") : undefined;
  if (!kept) return [text ?? say("signIn"), isBoxed() ? say("tab") : failed];
  if (!hasPreferences(kept)) return [say("fill"), failed];
  if (doubt && done) return [say(doubt === "offline" ? "offline" : "unchecked"), say("at", timeOf(at))];
  if (!kind) return [say("active"), say("none")];
  const count = countOf(done, total);
  if (kind === "checked") return [say("active"), say("ofWhich", count)];
  if (kind === "unchecked") return [say("unchecked"), retry && say("again")];
  return [say(isSlow ? "slow" : kind), count];
}

/** Appends one button to the target. The page's own CSS rules for buttons do not apply inside it. */
export function renderSignInButton(target: string | Element, options: ButtonOptions = {}): Removable {
  const host = make("forkprint-button", {});
  const root = host.attachShadow({ mode: "open" });
  adopt(root, BUTTON_CSS);
  findTarget(target).append(host);
  let isBusy = false;
  let isPulsing = options.pulse === true;

  const complain = (error: ForkprintError) => options.onError?.(error);
  const settle = (outcome: Promise<Outcome>) =>
    outcome.then(({ answer, problem }) => {
      options.onSuccess?.(answer);
      if (problem) complain(problem);
    }, complain);

  function press(): void {
    const kept = session();
    const { retry, doubt } = checks();
    isPulsing = false;
    if (kept && !hasPreferences(kept)) open(`${issuer}/settings`, "_blank", "noopener");
    else if (kept && doubt) refreshProfile();
    else if (kept) retry?.();
    else if (!isBusy && !isBoxed()) {
      isBusy = true;
      render();
      signIn(options, settle)
        .catch(complain)
        .finally(() => {
          isBusy = false;
          render();
        });
    }
  }

  const [label, small] = [make("b", { dir: "auto" }), make("small", { dir: "auto" })];
  const part = (tag: string, name: string, ...content: Node[]): HTMLElement =>
    make(tag, { class: name, part: name }, ...content);
  const main = part("button", "main", icon(RIDGES, FORKS), make("span", {}, label, small));
  main.onclick = press;
  // Where no window opens by a press, the browser's menu of a link opens one.
  const link = dress(part("a", "main"), { href: location.href, target: "_blank", rel: "noopener" });
  const out = dress(part("button", "out", icon(DOOR)), { "aria-label": say("out") });
  out.onclick = () => signOut();
  const box = part("div", "box", main);
  root.append(box);

  /** Changes what is there, and replaces nothing: a button that is replaced while it is pressed is not pressed. */
  function render(): void {
    const kept = session();
    const now = checks();
    const [words, more = ""] = wordsOf(now, options.buttonText);
    if (label.textContent !== words) label.textContent = words;
    if (small.textContent !== more) small.textContent = more;
    const isUnsure = now.doubt && now.done && now.isPersonal;
    const state = isUnsure ? "unchecked" : now.isPersonal || now.isTrouble ? now.kind : null;
    if (state) host.setAttribute(STATE, state);
    else host.removeAttribute(STATE);
    const looks = [options.size ?? "medium", options.theme ?? "dark", isPulsing && !kept ? "pulse" : "", state ?? ""];
    box.className = looks.join(" ");
    if (isBusy) main.setAttribute("aria-disabled", "true");
    else main.removeAttribute("aria-disabled");
    const isLink = !kept && isBoxed();
    const shown = isLink ? link : main;
    if (!shown.isConnected) {
      shown.append(...(isLink ? main : link).childNodes);
      box.replaceChildren(shown);
    }
    if (!kept) {
      const hadFocus = root.activeElement === out;
      out.remove();
      if (hadFocus) shown.focus();
    } else if (!out.isConnected) box.append(out);
  }

  render();
  const ends = [
    onChecks(render),
    onSession((isSame) => {
      render();
      const kept = session();
      if (!kept) options.onSignOut?.();
      else if (isSame) options.onSuccess?.(toAnswer(kept));
    }),
  ];
  const outcome = takeReturned();
  if (outcome) settle(outcome);
  return {
    destroy: () => {
      for (const end of ends) end();
      host.remove();
    },
  };
}
