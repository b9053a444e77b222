import fc, { type Arbitrary } from "fast-check";

/** Texts that break careless code: NUL, lone surrogates, direction marks, SQL, patterns, paths, huge texts. */
const TEXTS = [
  "",
  " ",
  "a\u0000b",
  "\ud800",
  "a\udfffb",
  "\u202e\u200b\ufeff",
  "'; DROP TABLE users; --",
  "%_\\",
  "%00",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "9".repeat(400),
  "x".repeat(20_000),
  "𝒳".repeat(3000),
  "0".repeat(40),
  "1e309",
  "-0",
  "NaN",
  "2026-02-31T25:61:00Z",
  "+275760-09-13T00:00:00.001Z",
  "0000-01-01T00:00:00Z",
] as const;

const NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  1e-320,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
];

const deep = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
};

export const nastyText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: "binary", maxLength: 60 }),
);

const nastyValue: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [[]], [null], { length: 3 }, [{}], deep(200)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

type Step = { at: number; how: "replace" | "remove" | "wrap" | "repeat" | "add"; value: unknown };

const step: Arbitrary<Step> = fc.record({
  at: fc.nat(1000),
  how: fc.constantFrom(
    "replace" as const,
    "replace" as const,
    "remove" as const,
    "wrap" as const,
    "repeat" as const,
    "add" as const,
  ),
  value: nastyValue,
});

type Place = { holder: Record<string, unknown> | unknown[]; key: string };

/** Whether it is a JSON object or array; placeholders are not. */
function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || prototype === Object.prototype;
}

function copyOf(value: unknown): unknown {
  if (!isPlain(value)) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each)]));
}

/** Every place in a value where another value can be put. */
function placesOf(value: unknown): Place[] {
  if (!isPlain(value)) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])]);
}

function change(value: unknown, { at, how, value: put }: Step): void {
  const places = placesOf(value);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return;
  const holder = place.holder as Record<string, unknown>;
  if (place.key === "__proto__") return;
  if (how === "replace") holder[place.key] = put;
  if (how === "remove") delete holder[place.key];
  if (how === "wrap") holder[place.key] = at % 2 ? [holder[place.key]] : { value: holder[place.key] };
  if (how === "repeat" && Array.isArray(place.holder)) {
    for (let i = 0; i < 300; i++) place.holder.push(copyOf(place.holder[0]));
  }
  if (how === "add" && !Array.isArray(place.holder)) {
    Object.defineProperty(place.holder, "__proto__", {
      value: { isAdmin: true },
      enumerable: true,
      configurable: true,
      writable: true,
    });
    Object.defineProperty(place.holder, "constructor", {
      value: put,
      enumerable: true,
      configurable: true,
      writable: true,
    });
    holder.user_id = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";
  }
}

/** Replaces some parts of a valid value by values that do not belong there. */
export const spoilt = (valid: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(valid, fc.array(step, { minLength: 1, maxLength: 3 })).map(([value, steps]) => {
        const changed = copyOf(value);
        for (const each of steps) change(changed, each);
        return changed;
      }),
    },
    { weight: 1, arbitrary: nastyValue },
  );

/** Malformed bodies, sent unchanged. */
export const nastyBytes: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    "{",
    "nul",
    '{"a":1,}',
    '{"a":NaN}',
    '{"a":1e999}',
    "\ufeff{}",
    '{"\\u0000":"\\u0000"}',
    '{"\\ud800":"\\ud800"}',
    '{"__proto__":{"isAdmin":true}}',
    '{"a":1,"a":2}',
    `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
    `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
    `{"a":${"9".repeat(5000)}}`,
  ),
  fc.string({ unit: "binary", maxLength: 200 }),
);
