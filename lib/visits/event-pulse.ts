/** How often a stream of events sends a pulse, even if nothing has happened. */
export const PULSE_MS = 15_000;

/**
 * The event name of the pulse. A comment line would keep proxies from closing the stream, but a page cannot observe
 * comments.
 */
export const PULSE_EVENT = "pulse";
