/**
 * Constructed style sheets are allowed even if a policy forbids inline styles, and they contain no picture that a
 * policy for pictures could forbid: the signs are letters on shapes. A marked word has a line under it and a small
 * sign after it, so that it can be read without colour. The rules have the specificity of one element name: more than
 * a page's reset, less than what a partner says about the class. A menu may have a thousand marks, so no rule matches
 * a part of a class name, no sign is clipped from its box, for which browsers would make a layer, and none is an
 * inline-block, whose layout is separate.
 */
export const signs: [name: string, letter: string, word: string, color: string, shape: string, line: string][] = [
  ["match", "✓", "Match", "#2f6b4f", "border-radius:50%", ""],
  ["conflict", "✕", "Conflict", "#c93b28", "border-radius:2px", "wavy;font-weight:700"],
  [
    "may-contain",
    "!",
    "May contain",
    "#b7791f",
    "background:conic-gradient(from 153deg at 50% 0,#7f540f 54deg,#0000 0)",
    "dashed",
  ],
  ["unknown", "?", "Unknown", "#55625b", "border-radius:50%", "dotted"],
  ["info-silent", "", "Good to know", "#3d6288", "", ""],
];

/** A name that shows the verdict of its dish shows no other sign. */
const IN_NAME = ":where(.pfai-title-conflict,.pfai-title-match) ";

const CSS = `${signs
  .map(([name, letter, word, color, shape, line]) => {
    const mark = `span:where(.pfai-${name})`;
    // The sign is positioned outside of the line; otherwise the underline of the word, and of a link around it, would
    // continue below it.
    const sign = `${mark}{position:relative;padding-right:1.1em}${mark}::after{position:absolute;margin-top:.3em;padding-top:.2em}${IN_NAME}${mark}{padding:0}${IN_NAME}${mark}::after{content:none}`;
    return `${mark}{color:inherit;background:none;text-underline-offset:.25em;cursor:help;text-decoration:underline 2px ${color} ${line}}
${letter && `${mark}::after,`}:where(.pfai-title-${name})::after{content:"${letter}";content:"${letter}"/" (${word})";margin-left:.2em;padding:0 .3em;vertical-align:.2em;font:700 .65em/1 system-ui;color:#fff;background:${color};${shape}}
${letter && sign}
:where(.pfai-container-${name}){position:relative}
:where(.pfai-container-${name})::before{content:"";position:absolute;left:-14px;top:0;bottom:0;width:7px;border:2px solid ${color};border-right:0;pointer-events:none}`;
  })
  .join("")}\
:where(.pfai-container-conflict)::before{border-left-width:4px}\
span:where([class^=pfai-]):focus-visible{outline:3px solid;outline-offset:3px}\
.pfai-tip{all:initial;position:fixed;z-index:9999;box-sizing:border-box;max-width:min(300px,95vw);padding:12px;border:1px solid #768;border-radius:8px;background:#1e2a24;color:#fbf7f0;font:14px/1.4 system-ui;overflow-wrap:anywhere}\
.pfai-tip b{display:block}`;

export const BUTTON_CSS = `:host{display:inline-block;max-width:100%}\
div{box-sizing:border-box;display:flex;width:280px;height:50px;max-width:100%;border:1.5px solid #1c3f31;border-radius:8px;background:#1c3f31;color:#f6efe0;font:600 16px/1 system-ui;overflow:hidden}\
button{all:unset;box-sizing:border-box;display:flex;align-items:center;justify-content:center;gap:10px;flex:1;min-width:0;padding:0 8px;white-space:nowrap;cursor:pointer}\
button:hover{background:#2a5544}\
button:focus-visible{outline:3px solid;outline-offset:-5px;border-radius:8px}\
span{overflow:hidden;text-overflow:ellipsis}\
svg{flex:none;width:1.6em;stroke:#c3d2c6;fill:none;stroke-width:5.6}\
path+path{stroke:#d9b56c}\
.out{flex:none;width:48px;padding:0;border-left:1.5px solid}\
.out svg{width:20px;stroke:currentColor;stroke-width:8}\
.light{background:#fff;color:#1e2a24}.light svg{stroke:#2f6b4f}.light path+path{stroke:#b7791f}.light button:hover{background:#f4ede1}\
.small{width:200px;height:40px;font-size:14px}\
.large{width:360px;height:60px;font-size:18px}\
@media(prefers-reduced-motion:no-preference){.pulse{animation:p 2s 5}@keyframes p{50%{opacity:.6}}}`;

export function adopt(root: Document | ShadowRoot, css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return sheet;
}

let ofMarks: CSSStyleSheet | undefined;
/** Adds the style sheet once, when there is something to style. */
export const adoptMarks = (): void => {
  ofMarks ??= adopt(document, CSS);
};

export function removeStyles(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== ofMarks);
}
