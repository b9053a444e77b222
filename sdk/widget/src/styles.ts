import { page } from "./page";

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

export function adopt(root: Document | ShadowRoot, css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return sheet;
}

/** What says of a dish that nobody has checked it. */
const FLAG_CSS = `:where(.pfai-flag){display:inline-block;margin-inline-start:.4em;padding:0 .4em;border:1.5px dotted #55625b;background:#f1efea;color:#3d4842;font:600 max(12px,.8em)/1.5 system-ui}`;

const adopted = new Map<string, CSSStyleSheet>();
/** Adds a style sheet of the page, unless it is there. */
export function adoptOnce(css = FLAG_CSS): void {
  if (!adopted.has(css)) adopted.set(css, adopt(page, css));
}

export function removeStyles(): void {
  const ours = [...adopted.values()];
  page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => !ours.includes(sheet));
  adopted.clear();
}
