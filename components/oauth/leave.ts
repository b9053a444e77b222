const CLOSING_MS = 500;

/** To the address that the server gave, without leaving this page in the history. */
export const goTo = (address: string): void => window.location.replace(address);

/**
 * A window that closes by itself says what it would have told the application at `address`, to pages of that origin
 * only. An address of an app's own has none.
 */
function tellOpener(address: string): void {
  const { protocol, origin, search } = new URL(address);
  if (/^https?:$/.test(protocol)) window.opener?.postMessage({ forkprint: search.slice(1) }, origin);
}

/**
 * After a refusal: a window that another page opened closes; where it may not, or there is none, the person
 * goes back to the application.
 */
export function leaveAfterDeny(address: string): void {
  const isPopup = window.opener !== null;
  if (isPopup) {
    tellOpener(address);
    window.close();
  }
  setTimeout(() => goTo(address), isPopup ? CLOSING_MS : 0);
}
