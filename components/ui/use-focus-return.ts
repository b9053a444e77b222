import { useLayoutEffect, useRef } from "react";

/**
 * Where focus goes when a dialog without a trigger of its own closes: back to what had it when it
 * opened. Give the result to the dialog's `onCloseAutoFocus`.
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
