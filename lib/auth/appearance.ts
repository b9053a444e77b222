import { DAY_SECONDS } from "@/lib/durations";

/** Theme and text size of this browser, kept in a cookie so that the server's first paint is already right. */
export const THEMES = ["system", "light", "dark"] as const;
export const TEXT_SIZES = ["normal", "large", "larger"] as const;

export type Appearance = { theme: (typeof THEMES)[number]; textSize: (typeof TEXT_SIZES)[number] };

export const APPEARANCE_COOKIE = "appearance";
/** The longest lifetime of a cookie that browsers accept. */
export const APPEARANCE_SECONDS = 400 * DAY_SECONDS;

export const USUAL: Appearance = { theme: "system", textSize: "normal" };

/** The format in cookie and account, for example `dark.large`. */
export const writeAppearance = ({ theme, textSize }: Appearance): string => `${theme}.${textSize}`;

/** Unknown or invalid text gives the default appearance. */
export function readAppearance(value: string | null | undefined): Appearance {
  const [theme, textSize] = (value ?? "").split(".");
  return {
    theme: THEMES.find((each) => each === theme) ?? USUAL.theme,
    textSize: TEXT_SIZES.find((each) => each === textSize) ?? USUAL.textSize,
  };
}

/** The attributes of <html>; defaults need none. */
export const appearanceAttributes = ({ theme, textSize }: Appearance) => ({
  "data-theme": theme === "system" ? undefined : theme,
  "data-text-size": textSize === "normal" ? undefined : textSize,
});
