/** A word of our own routes: the longest has 26 characters, and none has capitals. */
const ROUTE_WORD = /^[.a-z][a-z0-9._-]{0,31}$/;

/**
 * A path as the route it took, for the log. Ids stay out of it, and whatever else a caller put there: a token that
 * belongs in a header, an email, a name.
 */
export const maskedPath = (path: string): string =>
  path
    .split("/")
    .map((segment) => (segment === "" || ROUTE_WORD.test(segment) ? segment : ":id"))
    .join("/");
