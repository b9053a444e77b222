const CLOSING_MS = 500;

/** Goes to the address that the server returned, without leaving this page in the history. */
export const goTo = (address: string): void => window.location.replace(address);

/**
 * Before a window closes itself, sends the answer that it would have taken to `address` to the opener, and only to
 * pages of that origin. The address of a native application has no origin.
 */
function tellOpener(address: string): void {
  const { protocol, origin, search } = new URL(address);
  if (/^https?:$/.test(protocol)) window.opener?.postMessage({ forkprint: search.slice(1) }, origin);
}

/** After a refusal: a window that another page opened closes; otherwise the person returns to the application. */
export function leaveAfterDeny(address: string): void {
  const isPopup = window.opener !== null;
  if (isPopup) {
    tellOpener(address);
    window.close();
  }
  setTimeout(() => goTo(address), isPopup ? CLOSING_MS : 0);
}
