/**
 * proxy.ts sets this header on requests for pages, because a page cannot read the method otherwise. A value sent by the
 * client is overwritten.
 */
export const METHOD_HEADER = "x-forkprint-method";
