import { useLayoutEffect, useRef } from "react";

/**
 * For a dialog without a trigger: when it closes, the focus returns to the element that had it when the dialog opened.
 * Pass the result to the dialog's `onCloseAutoFocus`.
 */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (!open) return;
    const focused = document.activeElement;
    opener.current = focused instanceof HTMLElement ? focused : null;
  }, [open]);

  return (event) => {
    event.preventDefault();
    if (opener.current?.isConnected) opener.current.focus();
  };
}
