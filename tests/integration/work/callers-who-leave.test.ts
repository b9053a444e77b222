import { describe, expect, it, vi } from "vitest";
import { POST as checkMenuOfApplication } from "@/app/api/analysis/menu/route";
import { POST as checkMenu } from "@/app/api/venues/[id]/menu/check/route";
import { db } from "@/server/db/client";
import { ProcessesOfTheirOwn } from "@/server/work/processes-of-their-own";
import { createAccess, createApplication } from "../../factories/oauth";
import { createPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { buildRequest, type CallOptions, type Handler } from "../../support/request";

/** Two dishes are a piece for the engine. */
const DISHES = 24;
const PIECES = DISHES / 2;
const dishes = (begin: string) =>
  Array.from({ length: DISHES }, (_, place) => ({
    name: `${begin} ${place}`,
    description: "leeks, walnuts, sesame and shrimp ".repeat(25),
  }));

const READS_MENUS = new Set(["mark", "diets"]);

type Heavy = { handler: Handler; options: CallOptions; params?: Record<string, string> };

const HEAVY: Record<string, (begin: string) => Promise<Heavy>> = {
  "a menu that an application has checked": async (begin) => {
    const application = await createApplication();
    const { token } = await createAccess(await createPerson(), application);
    const body = { client_id: application.clientId, items: dishes(begin) };
    return { handler: checkMenuOfApplication, options: { method: "POST", token, body } };
  },
  "a menu that its venue has checked before it is published": async (begin) => {
    const { id, ownerId } = await createVenue();
    const { token } = await signInPerson(await db.user.findUniqueOrThrow({ where: { id: ownerId } }));
    return {
      handler: checkMenu,
      options: { method: "POST", token, body: { dishes: dishes(begin) } },
      params: { id },
    };
  },
};

describe("a caller whose connection closes while their work runs", () => {
  it.each(Object.entries(HEAVY))("has nothing read any more: %s", async (_, prepare) => {
    const { handler, options, params = {} } = await prepare(`Stew of ${Date.now()}`);
    const connection = new AbortController();
    let begun = 0;
    const real = ProcessesOfTheirOwn.prototype.ask;
    vi.spyOn(ProcessesOfTheirOwn.prototype, "ask").mockImplementation(function (this: typeof real, ...given) {
      // Recipes that other tests left behind are read by the same processes.
      const task = given[0] as { kind: string; reviewed?: unknown };
      if (!READS_MENUS.has(task.kind)) return real.apply(this as never, given);
      // A piece is sent again, with the reviewed foods, to a process that does not have them.
      if (task.reviewed === undefined) begun++;
      // At once, because a machine with many processors reads all pieces at the same time.
      connection.abort();
      return real.apply(this as never, given);
    } as typeof real);
    const request = new Request(buildRequest(options), { signal: connection.signal });
    const answer = await handler(request, { params: Promise.resolve(params) });
    expect(answer.status).toBe(503);
    const whenLeft = begun;
    expect(whenLeft).toBeLessThan(PIECES / 2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(begun).toBe(whenLeft);
  });
});
