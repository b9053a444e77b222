import { cancelCalls, revoke } from "./calls";
import { issuer } from "./config";
import { dress, make } from "./elements";
import { type ForkprintError, fail } from "./errors";
import { hasPreferences, onSession, session, setSession } from "./session";
import { type Outcome, signIn, takeReturned } from "./sign-in";
import { adopt, BUTTON_CSS } from "./styles";
import type { ButtonOptions, Removable } from "./types";

const SVG = "http://www.w3.org/2000/svg";
const RIDGES = "M39 92L46 44Q51 36 55 45L52 93M42 34Q64 22 64 45L63 92M47 21Q69 19 72 42L74 88M31 19Q75-9 80 36L83 80";
const FORKS = "M32 75L36 47Q28 31 20 46L12 73M29 39L22 74M47 21Q34 22 30 38";
const DOOR = "M40 88H16V12H40M40 50H88L68 30M88 50L68 70";

function icon(...paths: string[]): SVGSVGElement {
  const svg = dress(document.createElementNS(SVG, "svg"), { viewBox: "0 0 100 100", "aria-hidden": "true" });
  for (const d of paths) svg.append(dress(document.createElementNS(SVG, "path"), { d }));
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

/** Appends one button to the target. The page's own CSS rules for buttons do not apply inside it. */
export function renderSignInButton(target: string | Element, options: ButtonOptions = {}): Removable {
  const host = document.createElement("forkprint-button");
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
    isPulsing = false;
    if (kept && !hasPreferences(kept)) open(`${issuer}/settings`, "_blank", "noopener");
    else if (!kept && !isBusy) {
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

  const part = (name: string, label: string | null, ...content: Node[]): HTMLElement =>
    make("button", { class: name, part: name, "aria-label": label }, ...content);

  function render(): void {
    const kept = session();
    const words = !kept
      ? (options.buttonText ?? "Sign in with Forkprint")
      : hasPreferences(kept)
        ? "DIET ID ACTIVE"
        : "Add your preferences";
    const looks = [options.size ?? "medium", options.theme ?? "dark", isPulsing && !kept ? "pulse" : ""];
    const main = part("main", null, icon(RIDGES, FORKS), make("span", {}, words));
    if (isBusy) main.setAttribute("aria-disabled", "true");
    main.onclick = press;
    const box = make("div", { class: looks.join(" "), part: "box" }, main);
    if (kept) {
      const out = part("out", "Sign out of Forkprint", icon(DOOR));
      out.onclick = signOut;
      box.append(out);
    }
    const had = root.activeElement?.className;
    root.replaceChildren(box);
    if (had) (root.querySelector<HTMLElement>(`.${had}`) ?? main).focus();
  }

  render();
  const stop = onSession(() => {
    render();
    if (!session()) options.onSignOut?.();
  });
  const outcome = takeReturned();
  if (outcome) settle(outcome);
  return {
    destroy: () => {
      stop();
      host.remove();
    },
  };
}
