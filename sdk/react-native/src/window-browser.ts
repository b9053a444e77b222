import type { Browser, BrowserAnswer } from "./types";

const POPUP = "width=480,height=720,popup";
const LOOK_MS = 250;
/** A window that has just closed may have said something before: its message is on the way. */
const CLOSED_LOOKS = 3;
const CHANNEL = "forkprint";

/** Ends the waiting of the window before: its answer would be to a request that nobody waits for any more. */
let forget = (): void => {};

/**
 * For an app that runs in a browser (react-native-web): a window of its own. A channel stays within the origin. A
 * Cross-Origin-Opener-Policy of the app makes an open window look closed, so its answer is heard even after that.
 */
export const windowBrowser: Browser = {
  open: (address, redirectUri) =>
    new Promise((resolve) => {
      forget();
      const popup = window.open(address, "_blank", POPUP);
      if (!popup) return resolve({ type: "blocked" });
      const { origin: issuer, searchParams: requestParams } = new URL(address);
      /** Another tab of the app may be signing in, too: its answer is not for this request. */
      const isOurs = (parameters: string) =>
        new URLSearchParams(parameters).get("state") === requestParams.get("state");
      const channel = new BroadcastChannel(CHANNEL);
      let looks = 0;
      let tellLater: (answer: BrowserAnswer) => void = () => {};
      forget = () => {
        clearInterval(watch);
        window.removeEventListener("message", hear);
        channel.close();
      };
      const end = (answer: BrowserAnswer) => {
        forget();
        popup.close();
        tellLater(answer);
        resolve(answer);
      };
      // A refusal is told by our own page, which then closes.
      const hear = ({ source, origin, data }: MessageEvent<{ forkprint?: unknown } | null>) => {
        const answer = data?.forkprint;
        if (source === popup && origin === issuer && typeof answer === "string" && isOurs(answer))
          end({ type: "success", url: `${redirectUri}?${answer}` });
      };
      window.addEventListener("message", hear);
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === "string" && data.startsWith(redirectUri) && isOurs(new URL(data).search))
          end({ type: "success", url: data });
      };
      const watch = setInterval(() => {
        looks = popup.closed ? looks + 1 : 0;
        if (looks < CLOSED_LOOKS) return;
        clearInterval(watch);
        const later = new Promise<BrowserAnswer>((tell) => {
          tellLater = tell;
        });
        resolve({ type: "cancel", later });
      }, LOOK_MS);
    }),
};

/** Whoever waits closes the window as soon as it has heard; nobody may be waiting any more. */
const LEFT_OPEN_MS = 2000;

/** To be called on the page of the redirect URI: it hands its address to the window that waits, and closes. */
export function finishInWindow(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(window.location.href);
  // The code is nobody else's: not the history's either.
  window.history.replaceState(null, "", window.location.pathname);
  setTimeout(() => {
    channel.close();
    window.close();
  }, LEFT_OPEN_MS);
}
