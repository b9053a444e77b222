export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value as a list: nothing, one or many. */
export const asList = (value: JsonValue | undefined): JsonValue[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/**
 * An own property; never one that an object has by nature (`constructor`). Where the name is not there as it should be
 * written, another case ("ItemListElement") or a prefix ("schema:name") will do.
 */
export function property(object: JsonObject, key: string): JsonValue | undefined {
  if (Object.hasOwn(object, key)) return object[key];
  const wanted = key.toLowerCase();
  for (const name in object) {
    if (name.length < key.length || name.length > key.length + MAX_PREFIX_LENGTH) continue;
    const local = name.slice(name.lastIndexOf(":") + 1);
    if (local.toLowerCase() === wanted && Object.hasOwn(object, name)) return object[name];
  }
  return undefined;
}

/** "https://schema.org:" and shorter. */
const MAX_PREFIX_LENGTH = 20;
