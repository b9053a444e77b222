/** Set by proxy.ts on requests for pages, which are not told the method otherwise; what a client sends is overwritten. */
export const METHOD_HEADER = "x-forkprint-method";
