import { asList, isObject, type JsonObject, type JsonValue } from "../../extraction/json-ld/json-value";

/** A text as it is, a number in digits, and an empty text for anything else. */
export const textOf = (value: JsonValue | undefined): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

export const numberOf = (value: JsonValue | undefined): number | null => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
};

/** The first non-empty value among several names of a property: apps write both `orgURL` and `org_url`. */
export function firstOf(object: JsonObject, ...names: string[]): JsonValue | undefined {
  for (const name of names) {
    const value = Object.hasOwn(object, name) ? object[name] : undefined;
    if (value !== undefined && value !== null && value !== "") return value;
  }
  return undefined;
}

/** The names in a list of texts or of objects with a name. */
export const namesOf = (value: JsonValue | undefined): string[] =>
  asList(value).flatMap((each) => {
    const name = isObject(each) ? textOf(firstOf(each, "name", "label")) : textOf(each);
    return name.trim() === "" ? [] : [name];
  });

/** An amount in digits: 1.50 becomes "1.5", a third "0.333". */
export const amountWords = (amount: number): string => String(Math.round(amount * 1000) / 1000);
