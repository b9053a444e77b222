type Params = Record<string, string | string[] | undefined>;

/** What every path is that no route has: there are as many as callers can think of. */
const UNKNOWN = "unknown";

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The route that a path took, its parts that name something by their own names: there are as many as the application
 * has, whatever is asked.
 */
export function routeOf(path: string, params: Params): string {
  const values = Object.entries(params);
  if (values.some(([, value]) => Array.isArray(value))) return UNKNOWN;
  // Each part once, from the end: a value may read like a word of the route, which stands before it.
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
