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

/**
 * A cache of at most `most` results, which keeps a result when its key is asked for the second time. Keys that are
 * asked for once would only make the garbage collector copy their results, which costs as much as making them.
 */
export function keptWhenRepeated<V>(most: number): KeptAnswers<V>["get"] {
  const { has, get } = keptAnswers<V>(most);
  const asked = new Int32Array(SLOTS_OF_ASKED);
  return (key, make) => {
    if (has(key)) return get(key, make);
    const hash = hashOf(key);
    const slot = hash & (SLOTS_OF_ASKED - 1);
    if (asked[slot] === hash) return get(key, make);
    asked[slot] = hash;
    return make();
  };
}

/** A power of two. Two keys that share a slot displace each other, which only delays when they are kept. */
const SLOTS_OF_ASKED = 8192;

/** FNV-1a; never 0, which stands for a free slot. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash | 1;
}

/** The same cache as a single function. */
export const boundedMemo = <V>(most: number): KeptAnswers<V>["get"] => keptAnswers<V>(most).get;
