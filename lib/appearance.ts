import { DAY_SECONDS } from "@/lib/durations";

/** How the pages look in one browser: on the device as a cookie, so that the server's first paint is right already. */
export const THEMES = ["system", "light", "dark"] as const;
export const TEXT_SIZES = ["normal", "large", "larger"] as const;

export type Appearance = { theme: (typeof THEMES)[number]; textSize: (typeof TEXT_SIZES)[number] };

export const APPEARANCE_COOKIE = "appearance";
/** As long as browsers keep a cookie at most. */
export const APPEARANCE_SECONDS = 400 * DAY_SECONDS;

export const USUAL: Appearance = { theme: "system", textSize: "normal" };

/** As cookie and account keep it: `dark.large`. */
export const writeAppearance = ({ theme, textSize }: Appearance): string => `${theme}.${textSize}`;

/** Anything else than what we wrote is the usual. */
export function readAppearance(value: string | null | undefined): Appearance {
  const [theme, textSize] = (value ?? "").split(".");
  return {
    theme: THEMES.find((each) => each === theme) ?? USUAL.theme,
    textSize: TEXT_SIZES.find((each) => each === textSize) ?? USUAL.textSize,
  };
}

/** What stands on <html>: the usual is nothing. */
export const appearanceAttributes = ({ theme, textSize }: Appearance) => ({
  "data-theme": theme === "system" ? undefined : theme,
  "data-text-size": textSize === "normal" ? undefined : textSize,
});
