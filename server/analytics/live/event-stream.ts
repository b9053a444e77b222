import { MINUTE_MS } from "@/lib/durations";
import { PULSE_EVENT, PULSE_MS } from "@/lib/visits/event-pulse";
import { endSignal } from "@/server/background";
import { type Channel, watch } from "./hub";

/**
 * After this time the stream ends and the browser reconnects. Reconnecting checks permissions again, so a stream ends
 * soon after its reader has signed out.
 */
const LIFE_MS = 5 * MINUTE_MS;
const RECONNECT_MS = 2000;

export const EVENT_STREAM_HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // `no-transform` keeps proxies from compressing, which would hold an event back until later ones fill the buffer.
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
};

/**
 * A channel as server-sent events: its current content at once, then every change. `onPulse` is called regularly while
 * the stream is open.
 */
export const eventStream = (channel: Channel, signal: AbortSignal, onPulse?: () => void): ReadableStream<Uint8Array> =>
  streamOf((tell) => watch(channel, tell), signal, onPulse);

/** Calls `tell` with each message to send, and `end` when the stream must end. Returns a function that stops it. */
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
