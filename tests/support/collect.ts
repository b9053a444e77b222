/** All values of an asynchronous iteration, in order. */
export async function collect<T>(all: AsyncIterable<T>): Promise<T[]> {
  const values: T[] = [];
  for await (const value of all) values.push(value);
  return values;
}
