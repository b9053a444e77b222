const CLOSING_MS = 500;

/** To the address that the server gave, without leaving this page in the history. */
export const goTo = (address: string): void => window.location.replace(address);

/**
 * After a refusal: a window that another page opened closes; where it may not, or there is none, the person
 * goes back to the application.
 */
export function leaveAfterDeny(address: string): void {
  const isPopup = window.opener !== null;
  if (isPopup) window.close();
  setTimeout(() => goTo(address), isPopup ? CLOSING_MS : 0);
}
