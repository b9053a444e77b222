/**
 * Answers of a pure function, kept while there is room for them: at most `most`, the one that was made first goes
 * first. The key must name everything that the answer depends on.
 */
export function boundedMemo<V>(most: number) {
  const known = new Map<string, V>();
  return (key: string, make: () => V): V => {
    const held = known.get(key);
    if (held !== undefined) return held;
    const made = make();
    if (known.size >= most) known.delete(known.keys().next().value as string);
    known.set(key, made);
    return made;
  };
}
