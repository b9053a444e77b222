import type { Browser, BrowserAnswer } from "./types";

const POPUP = "width=480,height=720,popup";
const LOOK_MS = 250;
/** A window that has just closed may have sent a message before, which is still on its way. */
const CLOSED_LOOKS = 3;
const CHANNEL = "forkprint";

/** Ends the wait for the previous window, whose answer is no longer needed. */
let forget = (): void => {};

/**
 * For an app that runs in a browser (react-native-web): opens a window and receives its answer by a channel, which
 * stays within the origin. A Cross-Origin-Opener-Policy of the app makes an open window seem closed, so its answer is
 * accepted even after that.
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
      // A refusal is sent by our own page, which then closes.
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

/** The waiting page closes the window as soon as it has the answer; there may be no such page any more. */
const LEFT_OPEN_MS = 2000;

/** Call it on the page of the redirect URI: it sends its address to the page that waits for it, and closes the window. */
export function finishInWindow(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(window.location.href);
  // Removes the code from the address, so that the history does not contain it.
  window.history.replaceState(null, "", window.location.pathname);
  setTimeout(() => {
    channel.close();
    window.close();
  }, LEFT_OPEN_MS);
}
