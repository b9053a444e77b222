/** The forms and their dialog are loaded on demand: they are half of a page's script. */
export const loadAuthModal = () => import("./auth-modal").then(({ AuthModal }) => AuthModal);

/**
 * Called when a pointer or the focus reaches a control that opens the dialog. A failure is reported only when it is
 * opened.
 */
export function prepareAuthModal(): void {
  loadAuthModal().catch(() => undefined);
}
