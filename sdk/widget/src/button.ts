import { cancelCalls, revoke } from "./calls";
import { issuer } from "./config";
import { type ForkprintError, fail } from "./errors";
import { hasPreferences, onSession, session, setSession } from "./session";
import { type Outcome, refreshProfile, signIn, takeReturned } from "./sign-in";
import { adopt, BUTTON_CSS } from "./styles";
import type { ButtonOptions, Removable } from "./types";

const SVG = "http://www.w3.org/2000/svg";
const RIDGES =
  "M39 92L46 44L48 41L51 40L53 42L55 45L52 93M42 34L47 31L54 31L59 34L63 39L64 45L63 92M47 21L53 20L61 23L66 28L71 36L72 42L74 88M31 19L40 13L51 10L61 12L71 19L77 26L80 36L83 80";
const FORKS = "M29 39L34 42L36 47L32 75M29 39L24 40L20 46L12 73M47 21L38 25L32 33L22 74";
const DOOR = "M40 88H16V12H40M40 50H88M68 30L88 50L68 70";

function icon(...paths: [d: string, className: string][]): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("aria-hidden", "true");
  for (const [d, className] of paths) {
    const path = svg.appendChild(document.createElementNS(SVG, "path"));
    path.setAttribute("d", d);
    path.setAttribute("class", className);
  }
  return svg;
}

export async function signOut(): Promise<void> {
  const kept = session();
  cancelCalls();
  setSession(null);
  if (kept) await revoke(kept.token);
}

function findTarget(target: string | Element): Element {
  const element = typeof target === "string" ? document.querySelector(target) : target;
  if (element instanceof Element) return element;
  throw fail("invalid_option", String(target));
}

/** Adds one element at the end of the target. A page's own rules for buttons do not reach into it. */
export function renderSignInButton(target: string | Element, options: ButtonOptions = {}): Removable {
  const host = document.createElement("forkprint-button");
  const root = host.attachShadow({ mode: "open" });
  adopt(root, BUTTON_CSS);
  findTarget(target).append(host);
  let isBusy = false;
  let isPulsing = options.pulse === true;

  const settle = (outcome: Promise<Outcome>) =>
    outcome.then(
      ({ answer, problem }) => {
        options.onSuccess?.(answer);
        if (problem) options.onError?.(problem);
      },
      (error: ForkprintError) => options.onError?.(error),
    );

  function press(): void {
    const kept = session();
    isPulsing = false;
    if (kept && !hasPreferences(kept)) open(`${issuer}/settings`, "_blank", "noopener");
    else if (!kept && !isBusy) {
      isBusy = true;
      render();
      settle(signIn(options)).finally(() => {
        isBusy = false;
        render();
      });
    }
  }

  function part(name: string, label: string | null, ...content: Node[]): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = name;
    button.setAttribute("part", name);
    if (label) button.setAttribute("aria-label", label);
    button.append(...content);
    return button;
  }

  function render(): void {
    const kept = session();
    const words = !kept
      ? (options.buttonText ?? "Sign in with Forkprint")
      : hasPreferences(kept)
        ? "DIET ID ACTIVE"
        : "Add your preferences";
    const box = document.createElement("div");
    box.className = [options.size ?? "medium", options.theme ?? "dark", isPulsing && !kept ? "pulse" : ""].join(" ");
    box.setAttribute("part", "box");
    const text = document.createElement("span");
    text.textContent = words;
    const main = part("main", null, icon([RIDGES, "r"], [FORKS, "f"]), text);
    if (isBusy) main.setAttribute("aria-disabled", "true");
    main.onclick = press;
    box.append(main);
    if (kept) {
      const out = part("out", "Sign out of Forkprint", icon([DOOR, ""]));
      out.onclick = () => void signOut();
      box.append(out);
    }
    const had = root.activeElement?.className;
    root.replaceChildren(box);
    if (had) (root.querySelector<HTMLElement>(`.${had}`) ?? main).focus();
  }

  render();
  const stop = onSession(render);
  const outcome = takeReturned();
  if (outcome) settle(outcome);
  return {
    destroy: () => {
      stop();
      host.remove();
    },
  };
}

/** Somebody who was sent away to fill in the card looks at this page again. */
export function watchReturns(): () => void {
  const end = new AbortController();
  addEventListener("focus", () => void refreshProfile(), { signal: end.signal });
  return () => end.abort();
}
