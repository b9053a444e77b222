import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { listRoutes } from "@/scripts/process/list-routes";
import { descriptionOf } from "@/server/http/described";

/**
 * The calls that decide what is recorded of a person, or who sees it. A field that such a call does not know is refused:
 * it may be an allergy, or a choice of what is not to be shown.
 */
const OF_A_PERSON = [
  /^\/user\//,
  /^\/auth\/(register|user\/(name|appearance|locale|terms))/,
  /^\/api\/(visits|guest-visits|guest-card|guest-links|user-favorites|user-client-authorization)/,
  /^\/api\/(tables|households?|household-invitations|verdict-reports)/,
];
/** Files of other applications, which may hold more than is read. */
const OTHERS = ["POST /user/my-recipes/import"];
const METHODS = ["POST", "PUT", "PATCH", "DELETE"] as const;

type Body = { name: string; body: z.ZodType };
const bodies: Body[] = [];

beforeAll(async () => {
  await listRoutes(process.cwd());
  const { ROUTES } = await import("@/app/api/openapi.json/routes.generated.mjs");
  for (const [address, load] of ROUTES) {
    const route = (await load()) as Partial<Record<string, object>>;
    for (const method of METHODS) {
      const handler = route[method];
      const description = handler && descriptionOf(handler);
      if (description?.body && !description.isForm)
        bodies.push({ name: `${method} ${address}`, body: description.body });
    }
  }
}, 120_000);

/** Whether the body itself names the field as unknown, in one of its forms if it has several. */
const refuses = (body: z.ZodType, given: unknown): boolean =>
  JSON.stringify(body.safeParse(given).error?.issues ?? []).includes('"unrecognized_keys"');

describe("a call that decides what is recorded of a person, or who sees it", () => {
  it("refuses an unknown field", () => {
    const ofAPerson = bodies.filter(({ name }) => {
      const [, address = ""] = name.split(" ");
      return OF_A_PERSON.some((pattern) => pattern.test(address)) && !OTHERS.includes(name);
    });
    expect(ofAPerson.length).toBeGreaterThan(30);
    // A body of several forms is read as one of them only if it says which.
    const given = { alergies: ["peanut"], as: "card" };
    expect(ofAPerson.filter(({ body }) => !refuses(body, given)).map(({ name }) => name)).toEqual([]);
  });
});
