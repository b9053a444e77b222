import { describe, expect, it, vi } from "vitest";
import { POST as checkMenuOfApplication } from "@/app/api/analysis/menu/route";
import { POST as checkMenu } from "@/app/api/venues/[id]/menu/check/route";
import { db } from "@/server/db/client";
import { startEngine } from "@/server/engine-pool/engine-pool";
import { processWideOnce } from "@/server/process-wide";
import type { ProcessesOfTheirOwn } from "@/server/work/processes-of-their-own";
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

type Task = { kind: string; reviewed?: unknown };

/** The processes of the pool, which a test file before this one may have made with its own copy of their class. */
async function engineProcesses(): Promise<ProcessesOfTheirOwn<Task, unknown>> {
  await startEngine();
  return processWideOnce<ProcessesOfTheirOwn<Task, unknown>>("engine processes", () => {
    throw new Error("There are no processes for texts.");
  })();
}

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
    const processes = await engineProcesses();
    const real = processes.ask.bind(processes);
    vi.spyOn(processes, "ask").mockImplementation((task, ...more) => {
      // Recipes that other tests left behind are read by the same processes.
      if (!READS_MENUS.has(task.kind)) return real(task, ...more);
      // A piece is sent again, with the reviewed foods, to a process that does not have them.
      if (task.reviewed === undefined) begun++;
      // At once, because a machine with many processors reads all pieces at the same time.
      connection.abort();
      return real(task, ...more);
    });
    const request = new Request(buildRequest(options), { signal: connection.signal });
    const answer = await handler(request, { params: Promise.resolve(params) });
    expect(answer.status).toBe(503);
    const whenLeft = begun;
    expect(whenLeft).toBeLessThan(PIECES / 2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(begun).toBe(whenLeft);
  });
});
