import { MINUTE_MS } from "@/lib/durations";
import { PULSE_EVENT, PULSE_MS } from "@/lib/visits/event-pulse";
import { endSignal } from "@/server/background";
import { type Channel, watch } from "./hub";

/** Then the browser connects again, and who it is is looked up again: a sign-out ends what is still watched. */
const LIFE_MS = 5 * MINUTE_MS;
const RECONNECT_MS = 2000;

export const EVENT_STREAM_HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // Compressed, an event would wait for the next ones.
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
};

/** A channel as server-sent events: what it shows now at once, and every change. `onPulse` is called while it is open. */
export const eventStream = (channel: Channel, signal: AbortSignal, onPulse?: () => void): ReadableStream<Uint8Array> =>
  streamOf((tell) => watch(channel, tell), signal, onPulse);

/** Calls `tell` with what is to be sent, and `end` when no more may be. Returns how to stop. */
export type Source = (tell: (json: string) => void, end: () => void) => () => void;

export function streamOf(source: Source, signal: AbortSignal, onPulse?: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      send(`retry: ${RECONNECT_MS}\n\n`);
      const unwatch = source(
        (json) => send(`data: ${json}\n\n`),
        () => end(),
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
          // the reader closed it first
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
