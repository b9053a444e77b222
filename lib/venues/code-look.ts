/** ISO/IEC 18004 7.3.7: how much of a code may be damaged or covered: M 15 %, Q 25 %, H 30 %. */
export const CODE_LEVELS = ["M", "Q", "H"] as const;
export type CodeLevel = (typeof CODE_LEVELS)[number];

/** In modules. Four are what ISO/IEC 18004 9.1 asks for. */
export const LEAST_MARGIN = 4;
export const MOST_MARGIN = 12;

/** The longest side of a picture, in pixels. */
export const LEAST_SIZE = 120;
export const MOST_SIZE = 4096;

/** How a code is drawn. `color`: `#rrggbb`, on white. */
export type CodeLook = { color: string; level: CodeLevel; margin: number };

export const PLAIN_LOOK: CodeLook = { color: "#1e2a24", level: "M", margin: LEAST_MARGIN };

/** A logo covers the middle of the code: this share of its side, with a white edge around it. */
export const LOGO_SHARE = 0.22;
/** The white edge around a logo, as a share of the logo. */
export const LOGO_EDGE = 0.12;
/** With a logo, the code carries as much as may be covered. */
export const levelDrawn = (level: CodeLevel, hasLogo: boolean): CodeLevel => (hasLogo ? "H" : level);

/** The least contrast with white at which cameras in bad light tell the modules apart. */
const LEAST_CONTRAST = 4.5;

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether codes of this colour on white can be scanned. */
export const isScannable = (color: string): boolean =>
  /^#[0-9a-f]{6}$/.test(color) && 1.05 / (luminance(color) + 0.05) >= LEAST_CONTRAST;
