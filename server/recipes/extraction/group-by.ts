/** Adds to the list under a key. Appends in place: copying the list for every entry would be quadratic. */
export function pushTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
