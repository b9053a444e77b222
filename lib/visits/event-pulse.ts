/** A stream of events says this often that it is still there, also when nothing has happened. */
export const PULSE_MS = 15_000;

/** The name of the event that says so. A comment would keep proxies content, but a page cannot hear comments. */
export const PULSE_EVENT = "pulse";
