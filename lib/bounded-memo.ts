/** Caches the results of a pure function under a key that names everything that the result depends on. */
export type KeptAnswers<V> = {
  has: (key: string) => boolean;
  get: (key: string, make: () => V) => V;
  forget: (key: string) => void;
};

/** A cache of at most `most` results, which evicts the oldest first. */
export function keptAnswers<V>(most: number): KeptAnswers<V> {
  const known = new Map<string, V>();
  return {
    has: (key) => known.has(key),
    forget: (key) => void known.delete(key),
    get: (key, make) => {
      const cached = known.get(key);
      if (cached !== undefined) return cached;
      const made = make();
      if (known.size >= most) known.delete(known.keys().next().value as string);
      known.set(key, made);
      return made;
    },
  };
}

/** The same cache as a single function. */
export const boundedMemo = <V>(most: number): KeptAnswers<V>["get"] => keptAnswers<V>(most).get;
