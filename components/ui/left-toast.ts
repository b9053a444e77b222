import type { ToastType } from "@/components/ui/toast";

const STORAGE_KEY = "left_toast";

type LeftToast = { type: ToastType; message: string };

/** A message for the page that is loaded next in this tab: a full page load forgets the ones on show. */
export function leaveToast(type: ToastType, message: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ type, message }));
  } catch {
    // Without storage the message is lost, nothing else.
  }
}

/** The message that the page before has left, once. */
export function takeLeftToast(): LeftToast | null {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return text === null ? null : (JSON.parse(text) as LeftToast);
  } catch {
    return null;
  }
}
