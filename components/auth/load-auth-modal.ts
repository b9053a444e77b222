/** The forms and their dialog come when somebody is about to need them: they are half of what a page weighs. */
export const loadAuthModal = () => import("./auth-modal").then(({ AuthModal }) => AuthModal);

/** Called when a pointer or the focus reaches what opens the modal. A failure is told when it is opened. */
export function prepareAuthModal(): void {
  loadAuthModal().catch(() => undefined);
}
