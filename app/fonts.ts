import localFont from "next/font/local";

/* Options are literals because the build reads these calls without running them. The fallback fonts in
   styles/fonts.css have the same widths, so nothing is preloaded. The extended faces hold letters that are rare in
   English: browsers load them when a text needs one. */
const inter = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  variable: "--face-inter",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

const interExt = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
  variable: "--face-inter-ext",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

const fraunces = localFont({
  src: "../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
  variable: "--face-fraunces",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

const frauncesExt = localFont({
  src: "../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2",
  variable: "--face-fraunces-ext",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

const frauncesItalic = localFont({
  src: "../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2",
  variable: "--face-fraunces-italic",
  weight: "100 900",
  style: "italic",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

/** Class names that define the `--face-…` variables of the style sheet. */
export const fontVariables = [inter, interExt, fraunces, frauncesExt, frauncesItalic]
  .map((font) => font.variable)
  .join(" ");
