/** How often a stream of events sends a pulse, even if nothing has happened. */
export const PULSE_MS = 5000;

/**
 * The event name of the pulse. A comment line would keep proxies from closing the stream, but a page cannot observe
 * comments.
 */
export const PULSE_EVENT = "pulse";

/** The last event of a stream whose reader may no longer read it: the page then shows nothing of it any more. */
export const OVER_EVENT = "over";
