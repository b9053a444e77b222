import {
  APPEARANCE_COOKIE,
  APPEARANCE_SECONDS,
  type Appearance,
  appearanceAttributes,
  readAppearance,
  writeAppearance,
} from "@/lib/auth/appearance";
import { keepOnDevice } from "@/lib/calls/device-cookie";

/** The appearance stored on this device. Works in a browser only. */
export function deviceAppearance(): Appearance {
  const pair = document.cookie.split(/;\s*/).find((each) => each.startsWith(`${APPEARANCE_COOKIE}=`));
  return readAppearance(pair?.slice(APPEARANCE_COOKIE.length + 1));
}

/** Applies it at once, without the server. */
export function showAppearance(appearance: Appearance): void {
  for (const [name, value] of Object.entries(appearanceAttributes(appearance))) {
    if (value === undefined) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
}

export function keepAppearance(appearance: Appearance): void {
  keepOnDevice(APPEARANCE_COOKIE, writeAppearance(appearance), APPEARANCE_SECONDS);
  showAppearance(appearance);
}
