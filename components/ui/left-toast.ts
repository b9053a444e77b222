import type { ToastType } from "@/components/ui/toast";

const STORAGE_KEY = "left_toast";

type LeftToast = { type: ToastType; message: string };

/** Stores a toast for the next page of this tab, because a full page load discards those on screen. */
export function leaveToast(type: ToastType, message: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ type, message }));
  } catch {
    // Without storage only the toast is lost.
  }
}

/** Returns the toast that the previous page stored, and removes it. */
export function takeLeftToast(): LeftToast | null {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return text === null ? null : (JSON.parse(text) as LeftToast);
  } catch {
    return null;
  }
}
