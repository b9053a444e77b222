/**
 * The whole style of `global-error.tsx`: a sheet that it imported would come with every page. The sides' tokens are not
 * there, so the colours stand here once more; `tests/unit/layout/global-error.test.ts` compares them with
 * styles/tokens.css.
 */
export const GLOBAL_ERROR_STYLE = `
  :root {
    color-scheme: light dark;
    --paper: light-dark(#fbf7f0, #131a16);
    --ink: light-dark(#1e2a24, #efebe1);
    --ink-soft: light-dark(#55625b, #a9b4ac);
    --herb: light-dark(#2f6b4f, #86c9a6);
    --on-herb: light-dark(#ffffff, #10251a);
  }
  [data-theme="light"] { color-scheme: light; }
  [data-theme="dark"] { color-scheme: dark; }
  [data-text-size="large"] { font-size: 112.5%; }
  [data-text-size="larger"] { font-size: 125%; }
  * { box-sizing: border-box; margin: 0; }
  body {
    min-height: 100dvh;
    background: var(--paper);
    color: var(--ink);
    font: 400 1rem/1.5 var(--face-inter), system-ui, sans-serif;
  }
  main { max-width: 1280px; margin-inline: auto; padding: 64px max(16px, min(3.5vw, 40px)) 96px; }
  div { display: grid; max-width: 640px; gap: 20px; justify-items: start; }
  h1 { font: 560 min(clamp(2.5rem, 6vw, 3.0625rem), 13vw)/1.05 var(--face-fraunces), Georgia, serif; overflow-wrap: anywhere; }
  p { font-size: 1.1875rem; color: var(--ink-soft); }
  small { font-size: 0.875rem; color: var(--ink-soft); }
  button {
    min-height: 48px;
    padding: 10px 20px;
    border: 1.5px solid transparent;
    border-radius: 8px;
    background: var(--herb);
    color: var(--on-herb);
    font: 620 1rem/1.2 var(--face-inter), system-ui, sans-serif;
    cursor: pointer;
  }
  :focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
`;
