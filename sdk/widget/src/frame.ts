let isWindowRefused = false;

/** Remembers that this frame may open no window. */
export const noteRefusedWindow = (): void => {
  isWindowRefused = true;
};

export const isFramed = (): boolean => window.top !== window;

/**
 * Whether nobody can sign in here: a sandbox took the page's origin, or forbids windows. A frame is never led to the
 * sign-in itself, which refuses to be framed, so that the menu would be gone.
 */
export function isBoxed(): boolean {
  const sandbox = window.frameElement?.getAttribute("sandbox");
  const forbidsWindows = sandbox != null && !/\ballow-popups\b(?!-)/.test(sandbox);
  return window.origin === "null" || (isFramed() && (isWindowRefused || forbidsWindows));
}
