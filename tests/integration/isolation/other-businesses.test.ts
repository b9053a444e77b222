import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { signInPerson } from "../../factories/people";
import { call } from "../../support/request";
import { createWorld, TRIES, type World } from "./business-calls";

const STATUS = { absent: [404], nothing: [200], refused: [403] };

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

/** All data of A that a call could change. */
const stateOfA = () =>
  Promise.all([
    db.venue.findMany({ where: { ownerId: world.ownerId } }),
    db.location.findMany({ where: { venueId: world.venueId } }),
    db.visit.findMany({ where: { venueId: world.venueId } }),
    db.oAuthClient.findMany({ where: { ownerId: world.ownerId } }),
    db.venueIdentifier.findMany({ where: { venueId: world.venueId } }),
    db.usageCounter.findMany({ where: { clientId: world.clientRow } }),
    db.venueDish.findMany({ where: { venueId: world.venueId } }),
    db.businessMember.findMany({ where: { business: { holderId: world.ownerId } }, include: { roles: true } }),
    db.businessInvitation.findMany({ where: { business: { holderId: world.ownerId } } }),
    db.kitchenTablet.findMany({ where: { venueId: world.venueId } }),
    db.venueNews.findMany({ where: { venueId: world.venueId } }),
    db.figureLink.findMany({ where: { venueId: world.venueId } }),
    db.newsAlert.findMany({ where: { venueId: world.venueId } }),
    db.newsReader.findMany({ where: { venueId: world.venueId } }),
    db.businessAct.findMany({ where: { business: { holderId: world.ownerId } } }),
  ]);

describe("another business", () => {
  it.each(TRIES)("sees and changes nothing by $name", async ({ handler, answer, call: toCall }) => {
    const before = await stateOfA();
    const response = await call(handler, { ...toCall(world), token: world.b.token });
    expect(STATUS[answer]).toContain(response.status);
    const text = JSON.stringify(response.body);
    for (const secret of [
      world.venueId,
      world.locationId,
      world.visitId,
      world.clientId,
      world.clientRow,
      "Lungara",
      "Menus",
      world.memberId,
      world.invitationId,
      world.tabletId,
      world.readerId,
      world.linkId,
      "asked@lungara.example",
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(await stateOfA()).toEqual(before);
  });

  it("is tested with data that exists: the owner sees all of it", async () => {
    const owner = await signInPerson({ id: world.ownerId, email: "" });
    for (const { name, handler, answer, call: toCall, isEndless } of TRIES) {
      if (isEndless || answer !== "absent" || (toCall(world).method ?? "GET") !== "GET" || toCall(world).body) continue;
      expect([name, (await call(handler, { ...toCall(world), token: owner.token })).status]).toEqual([name, 200]);
    }
  });
});

/** Calls that identify no other business's data, with the reason why they need no test. */
const OF_THEIR_OWN: Record<string, string> = {
  "POST /oauth/portal/register-json": "makes an application of the caller's; its body names nothing that exists",
  "GET /api/visits/activity/events": "shows what GET /api/visits/activity does, as it happens",
};

/** Every call for businesses, found in the route folders: `METHOD /path/{of}/it`. */
function callsForBusinesses(): string[] {
  const routes = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|[\\/])route\.ts$/.test(file),
  );
  return routes.flatMap((file) => {
    const text = readFileSync(join("app", file), "utf8");
    if (!/import \{[^}]*\bmay(?:OrTablet)?\b[^}]*\} from "@\/server\/http\/(?:business|tablet)-caller"/.test(text))
      return [];
    const path = `/${file
      .split(/[\\/]/)
      .slice(0, -1)
      .filter((part) => !part.startsWith("("))
      .join("/")}`;
    const named = path.replace(/\[(\w+)\]/g, "{$1}");
    return [...text.matchAll(/export const (GET|POST|PUT|PATCH|DELETE)\b/g)].map(([, method]) => `${method} ${named}`);
  });
}

describe("the table of calls", () => {
  it("lists every call that is for businesses", () => {
    const calls = callsForBusinesses();
    expect(calls.length).toBeGreaterThan(20);
    const isTried = (each: string) =>
      TRIES.some(({ name }) => name === each || /^[ ,]/.test(name.startsWith(each) ? name.slice(each.length) : ""));
    expect(calls.filter((each) => !isTried(each) && !(each in OF_THEIR_OWN))).toEqual([]);
  });
});
