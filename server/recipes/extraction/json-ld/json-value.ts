export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The value as a list of none, one or many. Also reads `{"@list": […]}`, and a list that a template wrote as an object
 * with numbers for keys (`{"0": …, "1": …}`).
 */
export function asList(value: JsonValue | undefined): JsonValue[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  return isObject(value) ? (listInside(value) ?? [value]) : [value];
}

function listInside(object: JsonObject): JsonValue[] | null {
  for (const name in object) {
    const inner = name === "@list" || name === "@set" ? object[name] : undefined;
    if (inner !== undefined) return Array.isArray(inner) ? inner : [inner];
    if (!/^\d+$/.test(name)) return null;
  }
  const values = Object.values(object);
  return values.length > 0 ? values : null;
}

/** An object that only refers to another one: `{"@id": "#step-1"}`. */
export const isReference = (object: JsonObject): boolean =>
  typeof object["@id"] === "string" && Object.keys(object).every((name) => name === "@id" || name === "@type");

/** The object itself, or the one that it refers to. */
export const dereferenced = (object: JsonObject, byId: ReadonlyMap<string, JsonObject>): JsonObject =>
  (isReference(object) && byId.get(String(object["@id"]))) || object;

/**
 * An own property, never an inherited one (`constructor`). If the exact name is absent, the name in another case
 * ("ItemListElement") or with a prefix ("schema:name") counts.
 */
export function property(object: JsonObject, key: string): JsonValue | undefined {
  if (Object.hasOwn(object, key)) return object[key];
  const wanted = key.toLowerCase();
  for (const name in object) {
    if (name.length < key.length || name.length > key.length + MAX_PREFIX_LENGTH) continue;
    if (localName(name) === wanted && Object.hasOwn(object, name)) return object[name];
  }
  return undefined;
}

/** The longest prefix, such as "https://www.schema.org/". */
const MAX_PREFIX_LENGTH = 24;

/** "schema:name" and "https://schema.org/Name" both become "name". */
export const localName = (name = ""): string =>
  name.slice(Math.max(name.lastIndexOf(":"), name.lastIndexOf("/")) + 1).toLowerCase();
