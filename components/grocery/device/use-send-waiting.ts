import { useEffect, useEffectEvent } from "react";
import { sendWaiting } from "@/components/grocery/device/send-waiting";

const AGAIN_MS = 15_000;

/**
 * What was done to lists that are not open has nobody else to send it: one that was closed without a network, here or
 * in another tab. Tried until it is sent, while the page stands open. `open`: sends its own; undefined: not known yet.
 */
export function useSendWaiting(open: string | null | undefined, onSent: () => void): void {
  const told = useEffectEvent(onSent);
  useEffect(() => {
    if (open === undefined) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const send = () => {
      clearTimeout(again);
      sendWaiting({ except: open }).then(
        (sent) => sent > 0 && !isStopped && told(),
        () => {
          if (!isStopped) again = setTimeout(send, AGAIN_MS);
        },
      );
    };
    send();
    window.addEventListener("online", send);
    return () => {
      isStopped = true;
      clearTimeout(again);
      window.removeEventListener("online", send);
    };
  }, [open]);
}
