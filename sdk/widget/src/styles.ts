/**
 * Constructed style sheets are allowed where a policy forbids inline styles, and there is no picture in them that
 * a policy for pictures could forbid: the signs are letters on shapes.
 * A word mark is a line under the word and a small sign after it, so that it reads without colour. Its rules weigh as
 * much as one element name: more than a page's reset, less than what a partner says about the class.
 */
const signs: [name: string, letter: string, word: string, shape: string, line: string][] = [
  ["match", "✓", "match", "background:#2f6b4f;border-radius:50%", "#2f6b4f"],
  [
    "conflict",
    "✕",
    "conflict",
    "background:#c93b28;clip-path:polygon(30% 0,70% 0,100% 30%,100% 70%,70% 100%,30% 100%,0 70%,0 30%)",
    "wavy #c93b28;font-weight:700",
  ],
  ["may-contain", "!", "may contain", "background:#7f540f;clip-path:polygon(50% 0,100% 100%,0 100%)", "dashed #b7791f"],
  ["unknown", "?", "unknown", "background:#55625b;border-radius:50%", "dotted #55625b"],
  ["info-silent", "", "", "display:none", "#3d6288"],
];
const MARK = "span:where([class^=pfai-])";
const CONTAINER = ":where([class*=pfai-container])";

const CSS = `${MARK}{color:inherit;background:none;text-decoration-skip-ink:none;text-underline-offset:.25em;cursor:help}
${MARK}::after,:where([class*=pfai-title])::after{display:inline-block;width:15px;height:15px;margin-left:.25em;vertical-align:-.1em;font:700 11px/15px system-ui;text-align:center;color:#fff}
${signs
  .map(
    ([name, letter, word, shape, line]) =>
      `span:where(.pfai-${name}){text-decoration:underline 2px ${line}}
span:where(.pfai-${name})::after,:where(.pfai-title-${name})::after{content:"${letter}";content:"${letter}"/" (${word})";${shape}}`,
  )
  .join("")}
${MARK}:focus-visible{outline:3px solid;outline-offset:2px}
${CONTAINER}{position:relative}
${CONTAINER}::before{content:"";position:absolute;left:-14px;top:0;bottom:0;width:7px;border:2px solid #2f6b4f;border-right:0;pointer-events:none}
:where(.pfai-container-conflict)::before{border-color:#c93b28;border-left-width:4px}
.pfai-tip{all:initial;position:fixed;z-index:99999;box-sizing:border-box;max-width:min(300px,calc(100vw - 16px));inset:auto;padding:12px 14px;border:1px solid #768;border-radius:8px;background:#1e2a24;color:#fbf7f0;font:14px/1.45 system-ui;overflow-wrap:anywhere}
.pfai-tip *{display:block}`;

export const BUTTON_CSS = `:host{display:inline-block;max-width:100%}
div{box-sizing:border-box;display:flex;width:280px;height:50px;max-width:100%;border:1.5px solid #1c3f31;border-radius:8px;background:#1c3f31;color:#f6efe0;font:600 16px/1 system-ui;overflow:hidden}
button{all:unset;box-sizing:border-box;display:flex;align-items:center;justify-content:center;gap:10px;flex:1;min-width:0;padding:0 8px;white-space:nowrap;cursor:pointer}
button:hover{background:#2a5544}
button:focus-visible{outline:3px solid;outline-offset:-5px;border-radius:8px}
span{overflow:hidden;text-overflow:ellipsis}
svg{flex:none;width:26px;stroke:#c3d2c6;fill:none;stroke-width:5.6}
.f{stroke:#d9b56c}
.out{flex:none;width:48px;padding:0;border-left:1.5px solid}
.out svg{width:20px;stroke:currentColor;stroke-width:8}
.light{background:#fff;color:#1e2a24}.light svg{stroke:#2f6b4f}.light .f{stroke:#b7791f}.light button:hover{background:#f4ede1}
.small{width:200px;height:40px;font-size:14px}.small svg{width:22px}
.large{width:360px;height:60px;font-size:18px}
@media(prefers-reduced-motion:no-preference){.pulse{animation:p 2s 5}@keyframes p{50%{opacity:.6}}}`;

const sheets = new Map<string, CSSStyleSheet>();
const adopted = new Set<Document | ShadowRoot>();

export function adopt(root: Document | ShadowRoot, css = CSS): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (adopted.has(root)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  adopted.add(root);
}

export function removeStyles(): void {
  const ours = new Set(sheets.values());
  for (const root of adopted) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !ours.has(sheet));
  adopted.clear();
}
