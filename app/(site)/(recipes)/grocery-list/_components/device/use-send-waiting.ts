import { useEffect, useEffectEvent } from "react";
import { sendWaiting } from "@/components/offline/send-waiting";

const AGAIN_MS = 15_000;

/**
 * Sends the unsent changes of lists that are not open, for example of one that was closed while offline, here or in
 * another tab. Retries while the page is open. `open`: the open list, which sends its own changes; undefined: not
 * known yet.
 */
export function useSendWaiting(open: string | null | undefined, onSent: () => void): void {
  const notify = useEffectEvent(onSent);
  useEffect(() => {
    if (open === undefined) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const send = () => {
      clearTimeout(again);
      sendWaiting({ except: open }).then(
        (sent) => sent > 0 && !isStopped && notify(),
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
