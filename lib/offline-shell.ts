/** Sent by public/sw.js with its request for the page that it keeps. */
export const OFFLINE_SHELL_HEADER = "x-offline-shell";
