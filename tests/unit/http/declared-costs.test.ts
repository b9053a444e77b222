import type { IncomingMessage } from "node:http";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { isLarge } from "@/scripts/large-requests.mjs";
import { listRoutes } from "@/scripts/process/list-routes";
import { DEFAULT_BODY_LIMIT_BYTES } from "@/server/http/body";
import { type Description, descriptionOf } from "@/server/http/described";
import { EXPENSIVE } from "@/server/work/budget";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
/** A list of so many entries is a bulk call; the others are choices of one thing. */
const FEW_ENTRIES = 100;
/** Files that are made for the call. Pictures are stored, and streams of events wait. */
const MADE_FILES = ["text/csv", "application/zip", "application/json"];

type Call = { name: string; description: Description };
const calls: Call[] = [];

beforeAll(async () => {
  await listRoutes(process.cwd());
  const { ROUTES } = await import("@/app/api/openapi.json/routes.generated.mjs");
  for (const [address, load] of ROUTES) {
    const route = (await load()) as Partial<Record<string, object>>;
    for (const method of METHODS) {
      const description = route[method] && descriptionOf(route[method]);
      if (description) calls.push({ name: `${method} ${address}`, description });
    }
  }
}, 120_000);

type Schema = { [key: string]: unknown; $ref?: string; type?: unknown; maxItems?: number; $defs?: object };

/** The longest list that the body may hold, at any depth; infinite where the schema says nothing. */
function longestList(body: z.ZodType): number {
  const whole = z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as Schema;
  const seen = new Set<unknown>();
  const longest = (each: unknown): number => {
    if (typeof each !== "object" || each === null || seen.has(each)) return 0;
    seen.add(each);
    const { type, maxItems } = each as Schema;
    const own = type === "array" ? (maxItems ?? Number.POSITIVE_INFINITY) : 0;
    return Math.max(own, ...Object.values(each).map(longest));
  };
  return longest(whole);
}

/** A photo is counted as one piece, and has a queue of its own. */
const takesMuch = ({ body, bodyLimitBytes = 0, isForm }: Description): boolean =>
  body !== undefined && !isForm && (bodyLimitBytes > DEFAULT_BODY_LIMIT_BYTES || longestList(body) > FEW_ENTRIES);

const givesMuch = ({ name, description: { media } }: Call): boolean =>
  MADE_FILES.includes(media ?? "") || /\/export$/.test(name);

it("every call that takes a long list or text, or answers with a file made for it, declares what it costs", () => {
  const costly = calls.filter((call) => takesMuch(call.description) || givesMuch(call));
  expect(costly.length).toBeGreaterThan(20);
  expect(costly.filter(({ description }) => !description.isCosted).map(({ name }) => name)).toEqual([]);
});

it("every call that makes a file, or always costs much, is answered by the process for long work", () => {
  const long = calls.filter((call) => givesMuch(call) || (call.description.sameCost ?? 0) >= EXPENSIVE);
  expect(long.length).toBeGreaterThan(5);
  const here = long.filter(({ name }) => {
    const url = (name.split(" ")[1] ?? "").replaceAll(/\{[^}]+\}/g, "some");
    return !isLarge({ url: `${url}?of=this`, headers: {} } as IncomingMessage);
  });
  expect(here.map(({ name }) => name)).toEqual([]);
});
