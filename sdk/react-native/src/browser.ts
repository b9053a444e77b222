import { AppState, Linking } from "react-native";
import { fail } from "./errors";
import type { Browser } from "./types";

/** The address arrives just after the app is in the foreground again, or not at all. */
const LINK_AFTER_MS = 1500;

/** Opens the system's browser with React Native alone. The app is opened again by its own URL scheme. */
export const linkingBrowser: Browser = {
  open: (address, redirectUri) =>
    new Promise((resolve, reject) => {
      let wasAway = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (settle: () => void) => {
        clearTimeout(timer);
        links.remove();
        states.remove();
        settle();
      };
      const links = Linking.addEventListener("url", ({ url }) => {
        if (url.startsWith(redirectUri)) end(() => resolve({ type: "success", url }));
      });
      const states = AppState.addEventListener("change", (now) => {
        clearTimeout(timer);
        if (now !== "active") wasAway = true;
        else if (wasAway) timer = setTimeout(() => end(() => resolve({ type: "cancel" })), LINK_AFTER_MS);
      });
      Linking.openURL(address).catch(() => end(() => reject(fail("closed", "No browser could be opened"))));
    }),
};
