import { MINUTE_MS } from "@/lib/durations";
import { OVER_EVENT, PULSE_EVENT, PULSE_MS } from "@/lib/events/event-words";
import { endSignal } from "@/server/background/run-in-background";

/** A stream that a proxy keeps open for a reader who is gone holds its memory no longer than this. */
const LIFE_MS = 5 * MINUTE_MS;
const RECONNECT_MS = 2000;

/** The last thing that a stream says to a reader who may no longer read it. */
export const FAREWELL = `event: ${OVER_EVENT}\ndata:\n\n`;

/**
 * Calls `tell` with each message to send, and `endForGood` when the reader may read no more. Returns a function that
 * stops it.
 */
export type Source = (tell: (json: string) => void, endForGood: () => void) => () => void;

/** The messages of a source as server-sent events. `onPulse` is called regularly while the stream is open. */
export function streamOf(source: Source, signal: AbortSignal, onPulse?: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      send(`retry: ${RECONNECT_MS}\n\n`);
      const unwatch = source(
        (json) => send(`data: ${json}\n\n`),
        () => {
          send(FAREWELL);
          end();
        },
      );
      const pulse = setInterval(() => {
        send(`event: ${PULSE_EVENT}\ndata:\n\n`);
        onPulse?.();
      }, PULSE_MS);
      const life = setTimeout(() => end(), LIFE_MS);
      onPulse?.();
      stop = () => {
        unwatch();
        clearInterval(pulse);
        clearTimeout(life);
        signal.removeEventListener("abort", end);
        endSignal.removeEventListener("abort", end);
      };
      const end = () => {
        stop();
        try {
          controller.close();
        } catch {
          // The reader closed it first.
        }
      };
      signal.addEventListener("abort", end);
      endSignal.addEventListener("abort", end);
    },
    cancel() {
      stop();
    },
  });
}
