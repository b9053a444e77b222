type Params = Record<string, string | string[] | undefined>;

/** The name for every path without a route, because callers can invent any number of paths. */
const UNKNOWN = "unknown";

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The route of a path, with the values of its parameters replaced by their names ("/recipes/{id}"), so that there are
 * only as many names as routes.
 */
export function routeOf(path: string, params: Params): string {
  const values = Object.entries(params);
  if (values.some(([, value]) => Array.isArray(value))) return UNKNOWN;
  // Each value is replaced once, starting at the end, because a value may equal a word of the route that stands before
  // it.
  const left = new Map(values.map(([name, value]) => [name, value]));
  const segments = path.split("/").reverse();
  const named = segments.map((segment) => {
    for (const [name, value] of [...left].reverse()) {
      if (value !== segment && value !== decoded(segment)) continue;
      left.delete(name);
      return `{${name}}`;
    }
    return segment;
  });
  return left.size > 0 ? UNKNOWN : named.reverse().join("/");
}
