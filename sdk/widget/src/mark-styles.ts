import { type SignWord, tell } from "./strip-words";
import { adoptOnce } from "./styles";

/**
 * Constructed style sheets are allowed even if a policy forbids inline styles, and they contain no picture that a
 * policy for pictures could forbid: the signs are letters on shapes. A marked word has a line under it and a small
 * sign after it, so that it can be read without colour. The rules have the specificity of one element name: more than
 * a page's reset, less than what a partner says about the class. A menu may have a thousand marks, so no rule matches
 * a part of a class name, no sign is clipped from its box, for which browsers would make a layer, and none is an
 * inline-block, whose layout is separate.
 */
type Sign = [name: string, letter: string, word: SignWord, color: string, shape: string, line: string];
export const signs: Sign[] = [
  ["match", "✓", "match", "#2f6b4f", "border-radius:50%", ""],
  ["conflict", "✕", "conflict", "#c93b28", "border-radius:2px", "wavy;font-weight:700"],
  [
    "may-contain",
    "!",
    "mayContain",
    "#b7791f",
    "background:conic-gradient(from 153deg at 50% 0,#7f540f 54deg,#0000 0)",
    "dashed",
  ],
  ["unknown", "?", "unknown", "#55625b", "border-radius:50%", "dotted"],
  ["info-silent", "", "good", "#3d6288", "", ""],
];

/** A name that shows the verdict of its dish shows no other sign. */
const IN_NAME = ":where(.pfai-title-conflict,.pfai-title-match) ";

/** A proof-reader's bracket beside a dish, where reading begins. */
const bracketOf = (name: string, line: string) =>
  `:where(.pfai-container-${name}){position:relative}:where(.pfai-container-${name})::before{content:"";position:absolute;inset-inline-start:-14px;top:0;bottom:0;width:7px;border:2px ${line};border-inline-end:0;pointer-events:none}`;

const cssOf = (): string => `${signs
  .map(([name, letter, word, color, shape, line]) => {
    const mark = `span:where(.pfai-${name})`;
    // The sign is positioned outside of the line; otherwise the underline of the word, and of a link around it, would
    // continue below it.
    const sign = `${mark}{position:relative;padding-inline-end:1.1em}${mark}::after{position:absolute;margin-top:.3em;padding-top:.2em}${IN_NAME}${mark}{padding:0}${IN_NAME}${mark}::after{content:none}`;
    return `${mark}{color:inherit;background:none;text-underline-offset:.25em;cursor:help;text-decoration:underline 2px ${color} ${line}}
${letter && `${mark}::after,`}:where(.pfai-title-${name})::after{content:"${letter}";content:"${letter}"/" (${tell(word)})";margin-inline-start:.2em;padding:0 .3em;vertical-align:.2em;font:700 .65em/1 system-ui;color:#fff;background:${color};${shape}}
${letter && sign}
${bracketOf(name, `solid ${color}`)}`;
  })
  .join("")}\
${bracketOf("unchecked", "dotted")}\
:where(.pfai-flag){border-radius:4px}\
:where([data-forkprint-state=checking]) .pfai-flag{border-color:#0000;background:none;color:inherit}\
:where(.pfai-container-conflict)::before{border-inline-start-width:4px}\
span:where([class^=pfai-]):focus-visible{outline:3px solid;outline-offset:3px}\
.pfai-tip{all:initial;position:fixed;z-index:9999;box-sizing:border-box;max-width:min(300px,95vw);padding:12px;border:1px solid #768;border-radius:8px;background:#1e2a24;color:#fbf7f0;font:14px/1.4 system-ui;overflow-wrap:anywhere}\
.pfai-tip b,.pfai-tip i{display:block}\
.pfai-tip i{margin-top:8px;font-style:normal;font-weight:600}`;

/** The strip brings its own ground, because it stands on any page, light or dark. */
export const STRIP_CSS = `:host{display:contents}\
div{box-sizing:border-box;grid-column:1/-1;flex:1 0 100%;display:flex;flex-wrap:wrap;gap:6px 12px;align-items:center;margin:16px 0;padding:8px 14px;border:1.5px solid #55625b;border-inline-start-width:6px;border-radius:6px;background:#f7f5f0;color:#1e2a24;font:16px/1.4 system-ui;text-align:start}\
.no{border-style:dotted;border-inline-start-style:solid}\
.wait{border-style:dashed;border-inline-start-style:solid}\
.quiet{position:absolute;width:1px;height:1px;margin:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}\
p{flex:1 1 180px;margin:0;overflow-wrap:anywhere}\
button,a{box-sizing:border-box;min-height:44px;padding:10px 14px;border:1.5px solid;border-radius:6px;background:#fff;color:#1e2a24;font:600 16px/1.3 system-ui;text-decoration:none;cursor:pointer}\
:focus-visible{outline:3px solid #1e2a24;outline-offset:2px}`;

let sheet: string | undefined;
/** Adds the style sheet once, when there is something to style. */
export const adoptMarks = (): void => {
  adoptOnce();
  sheet ??= cssOf();
  adoptOnce(sheet);
};
