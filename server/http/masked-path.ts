/** A path segment of our own routes: the longest has 26 characters, and none has capitals. */
const ROUTE_WORD = /^[.a-z][a-z0-9._-]{0,31}$/;

/**
 * A path for the log, with everything that is not a word of a route masked: ids, and whatever else a caller may have
 * put there, such as a token that belongs in a header, an email or a name.
 */
export const maskedPath = (path: string): string =>
  path
    .split("/")
    .map((segment) => (segment === "" || ROUTE_WORD.test(segment) ? segment : ":id"))
    .join("/");
