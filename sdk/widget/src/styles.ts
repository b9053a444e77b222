import { page } from "./page";

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

/** A proof-reader's bracket beside a dish, where reading begins. */
const bracket = (name: string, line: string) =>
  `:where(.pfai-container-${name}){position:relative}:where(.pfai-container-${name})::before{content:"";position:absolute;inset-inline-start:-14px;top:0;bottom:0;width:7px;border:2px ${line};border-inline-end:0;pointer-events:none}`;

const CSS = `${signs
  .map(([name, letter, word, color, shape, line]) => {
    const mark = `span:where(.pfai-${name})`;
    // The sign is positioned outside of the line; otherwise the underline of the word, and of a link around it, would
    // continue below it.
    const sign = `${mark}{position:relative;padding-inline-end:1.1em}${mark}::after{position:absolute;margin-top:.3em;padding-top:.2em}${IN_NAME}${mark}{padding:0}${IN_NAME}${mark}::after{content:none}`;
    return `${mark}{color:inherit;background:none;text-underline-offset:.25em;cursor:help;text-decoration:underline 2px ${color} ${line}}
${letter && `${mark}::after,`}:where(.pfai-title-${name})::after{content:"${letter}";content:"${letter}"/" (${word})";margin-inline-start:.2em;padding:0 .3em;vertical-align:.2em;font:700 .65em/1 system-ui;color:#fff;background:${color};${shape}}
${letter && sign}
${bracket(name, `solid ${color}`)}`;
  })
  .join("")}\
${bracket("unchecked", "dotted")}\
:where(.pfai-container-conflict)::before{border-inline-start-width:4px}\
:where(.pfai-flag){display:inline-block;margin-inline-start:.4em;padding:0 .4em;border:1.5px dotted #55625b;border-radius:4px;background:#f1efea;color:#3d4842;font:600 max(12px,.8em)/1.5 system-ui}\
:where([data-forkprint-state=checking]) .pfai-flag{border-color:#0000;background:none;color:inherit}\
span:where([class^=pfai-]):focus-visible{outline:3px solid;outline-offset:3px}\
.pfai-tip{all:initial;position:fixed;z-index:9999;box-sizing:border-box;max-width:min(300px,95vw);padding:12px;border:1px solid #768;border-radius:8px;background:#1e2a24;color:#fbf7f0;font:14px/1.4 system-ui;overflow-wrap:anywhere}\
.pfai-tip b{display:block}`;

const FORCED = "@media(forced-colors:active)";

export const BUTTON_CSS = `:host{display:inline-block;max-width:100%}\
div{box-sizing:border-box;display:flex;width:280px;min-height:50px;max-width:100%;border:1.5px solid #1c3f31;border-radius:8px;background:#1c3f31;color:#f6efe0;font:600 16px/1.1 system-ui;overflow:hidden}\
.main,.out{all:unset;box-sizing:border-box;display:flex;align-items:center;justify-content:center;gap:10px;flex:1;min-width:0;padding:0 8px;cursor:pointer}\
.main:hover,.out:hover{background:#2a5544}\
.main:focus-visible,.out:focus-visible{outline:3px solid;outline-offset:-5px;border-radius:8px}\
span{min-width:0;overflow-wrap:anywhere}\
b{display:block;font-weight:600}\
small{display:block;font:500 14px/1.2 system-ui}small:empty{display:none}\
small:not(:empty){margin-top:2px}\
svg{flex:none;width:1.6em;stroke:#c3d2c6;fill:none;stroke-width:5.6}\
path+path{stroke:#d9b56c}\
.out{flex:none;width:48px;padding:0;border-inline-start:1.5px solid}\
.out svg{width:20px;stroke:currentColor;stroke-width:8}\
.out:dir(rtl) svg{scale:-1 1}\
.light{background:#fff;color:#1e2a24}.light svg{stroke:#2f6b4f}.light path+path{stroke:#b7791f}.light :hover:where(.main,.out){background:#f4ede1}\
.checking,.unchecked,.partly{border-style:dashed;border-width:2px;border-color:currentColor}\
.small{width:200px;min-height:40px;font-size:14px}.small small{font-size:12px}\
.small.checking svg,.small.partly svg{display:none}.small .out svg{display:block}\
.large{width:360px;min-height:60px;font-size:18px}\
${FORCED}{svg,path{stroke:CanvasText!important}}\
@media(prefers-reduced-motion:no-preference){.pulse{animation:p 2s 5}@keyframes p{50%{opacity:.6}}}`;

/** The strip brings its own ground, because it stands on any page, light or dark. */
export const STRIP_CSS = `:host{display:contents}\
div{box-sizing:border-box;grid-column:1/-1;flex:1 0 100%;display:flex;flex-wrap:wrap;gap:6px 12px;align-items:center;margin:16px 0;padding:8px 14px;border:1.5px solid #55625b;border-inline-start-width:6px;border-radius:6px;background:#f7f5f0;color:#1e2a24;font:16px/1.4 system-ui;text-align:start}\
.no{border-style:dotted;border-inline-start-style:solid}\
.wait{border-style:dashed;border-inline-start-style:solid}\
.quiet{position:absolute;width:1px;height:1px;margin:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}\
p{flex:1 1 180px;margin:0;overflow-wrap:anywhere}\
button,a{box-sizing:border-box;min-height:44px;padding:10px 14px;border:1.5px solid;border-radius:6px;background:#fff;color:#1e2a24;font:600 16px/1.3 system-ui;text-decoration:none;cursor:pointer}\
:focus-visible{outline:3px solid #1e2a24;outline-offset:2px}`;

export function adopt(root: Document | ShadowRoot, css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return sheet;
}

let ofMarks: CSSStyleSheet | undefined;
/** Adds the style sheet once, when there is something to style. */
export const adoptMarks = (): void => {
  ofMarks ??= adopt(page, CSS);
};

export function removeStyles(): void {
  page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== ofMarks);
}
